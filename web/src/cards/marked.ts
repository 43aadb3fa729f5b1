/** A card's text as HTML: keywords set off, and the phrase that is happening marked. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => ENTITIES[c]!);
}

export function marked(text: string, phrase: string): string {
  const at = phrase ? text.indexOf(phrase) : -1;
  if (at < 0) return keywords(escaped(text));
  const [before, after] = [text.slice(0, at), text.slice(at + phrase.length)];
  return `${keywords(escaped(before))}<mark>${keywords(escaped(phrase))}</mark>${keywords(escaped(after))}`;
}

/** [参戦] in one game, 《陣形》 in another. */
function keywords(html: string): string {
  return html.replace(/\[[^\]]+\]|《[^》]+》/g, (word) => `<span class="keyword">${word}</span>`);
}
