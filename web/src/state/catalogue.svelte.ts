/** Games and their printed cards, fetched once each. */

import { readGameNow, type Card, type Cards, type Facet, type GameNow } from '../protocol';
import { get } from './asking';

export interface Library {
  cards: Card[];
  byId: Map<string, Card>;
  facets: Facet[];
}

let games: Promise<GameNow[]> | undefined;
const libraries = new Map<string, Promise<Library>>();

export function allGames(): Promise<GameNow[]> {
  games ??= get<GameNow[]>('/games').then(
    (told) => told.map(readGameNow),
    (error: unknown) => {
      games = undefined;
      throw error;
    },
  );
  return games;
}

export async function gameNamed(name: string): Promise<GameNow> {
  return (await allGames()).find((game) => game.name === name) ?? readGameNow(await get<GameNow>(`/games/${name}`));
}

export function library(game: string): Promise<Library> {
  let found = libraries.get(game);
  if (!found) {
    found = get<Cards>(`/games/${game}/cards`).then(({ cards, facets }) => ({
      cards,
      facets,
      byId: new Map(cards.map((card) => [card.id, card])),
    }));
    found.catch(() => libraries.delete(game));
    libraries.set(game, found);
  }
  return found;
}
