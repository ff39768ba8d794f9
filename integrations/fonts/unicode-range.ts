/** The `unicode-range` of the @font-face rule with this source. @throws when there is none. */
export function rangeOf(css: string, source: string): string {
  const rule = css.match(/@font-face \{[^}]*\}/g)?.find((block) => block.includes(`"${source}"`));
  const range = rule?.match(/unicode-range:\s*([^;]+);/)?.[1];
  if (!range) throw new Error(`No @font-face rule with ${source} has a unicode-range.`);
  return range;
}

/** Every character of a CSS `unicode-range`: `U+41-43, U+E4` is «ABCä». */
export const charactersOf = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
