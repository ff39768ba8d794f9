import { parse } from 'yaml';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { blockSchema, type Section, sectionSchema } from './blocks.schema.ts';

/**
 * `x.example.yaml`: a block as an editor would write it, a whole section for one that wants both edges of the page, or a
 * list of sections.
 * @throws Error naming file, field, found and expected.
 */
export function parseExample(text: string, file: string): Section[] {
  const raw: unknown = parse(text, { merge: true });
  if (Array.isArray(raw)) return raw.map((section) => parseEntry(sectionSchema, section, file));
  const isSection = typeof raw === 'object' && raw !== null && 'blocks' in raw;
  const section = isSection ? raw : { blocks: [parseEntry(blockSchema, raw, file)] };
  return [parseEntry(sectionSchema, section, file)];
}
