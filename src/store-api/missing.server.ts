const missing = new Set<string>();

/** Says once in the log of a build or a shop what content names and the store does not have. */
export function noteMissing(kind: 'article' | 'category' | 'customer group', name: string): void {
  const sentence = `Content names the ${kind} "${name}", which the store does not have; what shows it or leads there is left out.`;
  if (missing.has(sentence)) return;
  missing.add(sentence);
  console.warn(sentence);
}
