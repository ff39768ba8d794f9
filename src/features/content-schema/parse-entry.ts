import type * as z from 'zod';
import { issueFindings } from './rules/entry-rules.ts';
import { sentence } from './rules/finding.ts';

/** One file of content/ and what stands in it. `file` is the path from the project root. */
export interface Entry<T> {
  file: string;
  value: T;
}

/**
 * Reads one entry of content/ with its schema.
 * @throws Error that names for each mistake the file, the field, what was found, what is expected and how to repair it.
 */
export function parseEntry<S extends z.ZodType>(schema: S, raw: unknown, file: string): z.output<S> {
  const result = schema.safeParse(raw, FOR_EDITORS);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .flatMap((issue) => issueFindings(issue, file))
      .map(sentence)
      .join('\n'),
  );
}

/** How an entry is parsed whose mistakes are told: what was found is reported, and for an unknown field the known ones. */
export const FOR_EDITORS: z.core.ParseContext<z.core.$ZodIssue> = {
  reportInput: true,
  error: ({ code, inst }) => {
    const def = (inst as z.core.$ZodTypes | undefined)?._zod.def;
    return code === 'unrecognized_keys' && def?.type === 'object' ? Object.keys(def.shape).join(' ') : undefined;
  },
};
