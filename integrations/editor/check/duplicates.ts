import { type Finding, repeated } from '#features/content-schema/rules/finding.ts';
import type { Content } from './content.ts';

/** What an entry of a list is called by: its id, a redirect its old address. */
const NAMES: Record<string, string> = { redirects: 'from' };

/** Two entries of one list can't have one name: where they are looked up, one of them is lost without a word. */
export const duplicateFindings = ({ files }: Content): Finding[] =>
  files.flatMap(({ file, kind, value }) => {
    const key = NAMES[kind] ?? 'id';
    const entries = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
    const places = entries.map((entry, index) => ({ name: entry?.[key], index }));
    return repeated(places, ({ name }) => (typeof name === 'string' ? name : undefined)).map(({ first, again }) => ({
      file,
      field: `[${again.index}].${key}`,
      actual: `${again.name}, which [${first.index}] has already`,
      expected: 'each once: change one of the two, or remove it',
    }));
  });
