import type * as z from 'zod';
import { issueFindings } from './rules/entry-rules.ts';
import { type Finding, sentence } from './rules/finding.ts';

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
  const result = schema.safeParse(raw, { reportInput: true });
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .flatMap((issue) => issueFindings(issue, file))
      .map(sentence)
      .join('\n'),
  );
}

/** The mistakes of one entry as findings; none when it fits. */
export function entryFindings(schema: z.ZodType, raw: unknown, file: string): Finding[] {
  const result = schema.safeParse(raw, { reportInput: true });
  return result.success ? [] : result.error.issues.flatMap((issue) => issueFindings(issue, file));
}
