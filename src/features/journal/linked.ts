/** Whether blocks lead to an entry, by a target (`to: {recipe: …}`) or by a link in a text (`[…](recipe:…)`). */
export function leadsTo(blocks: unknown, kind: 'recipe' | 'journal', id: string): boolean {
  const text = JSON.stringify(blocks);
  return text.includes(`"${kind}":${JSON.stringify(id)}`) || text.includes(`](${kind}:${id})`);
}
