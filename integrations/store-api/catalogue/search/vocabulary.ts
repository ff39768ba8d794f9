/** The words that a misspelt or cut word may stand for: those of names, keywords, options and facts, each once. */
export function vocabulary(rows: { name: string; keywords: string; options: string; facts: string }[]): string[] {
  const words = rows.flatMap(({ name, keywords, options, facts }) =>
    `${name} ${keywords} ${options} ${facts}`.split(' '),
  );
  return [...new Set(words)].filter((word) => word.length >= 3 && !/^\d+$/.test(word));
}
