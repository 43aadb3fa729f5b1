/** Orders of triggers that a seat keeps for the game: where just these wait, the first of the list is taken. */

const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join('\n') === [...other].sort().join('\n');

/** The kept orders, with the one in which `picked` goes before everything else that waits with it. */
export function remembered(orders: readonly string[][], waiting: readonly string[], picked: number): string[][] {
  const others = waiting.filter((_, i) => i !== picked);
  return [...orders.filter((order) => !same(order, waiting)), [waiting[picked]!, ...others]];
}
