/** Things in their order on at most so many lines, as evenly as it goes; the last lines take what is left over. */
export function inLines<Thing>(things: readonly Thing[], most: number): Thing[][] {
  const lines: Thing[][] = [];
  const count = Math.min(things.length, most);
  for (let from = 0; lines.length < count;) {
    const to = from + Math.floor((things.length - from) / (count - lines.length));
    lines.push(things.slice(from, to));
    from = to;
  }
  return lines;
}
