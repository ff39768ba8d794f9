/**
 * What content leads to (`recipe:birnen-raclette`): by a target (`to: {recipe: …}`), by a link in a text
 * (`[…](recipe:…)`) or by the lines that a block shows, each of which leads to its page.
 */
export function linksIn(content: unknown): ReadonlySet<string> {
  const text = JSON.stringify(content) ?? '';
  const named = [...text.matchAll(TARGET), ...text.matchAll(LINK)].map(([, kind, id]) => `${kind}:${id}`);
  const lines = [...text.matchAll(LINES)].flatMap(([, ids = '']) => ids.match(/[\w-]+/g) ?? []);
  return new Set([...named, ...lines.map((id) => `line:${id}`)]);
}

const TARGET = /"(recipe|journal|page|line)":"([\w.-]+)"/g;
const LINK = /\]\((recipe|journal|page|line):([\w.-]+)\)/g;
const LINES = /"lines":\[([^\]]*)\]/g;
