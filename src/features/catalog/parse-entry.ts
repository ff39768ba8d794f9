import type * as z from 'zod';

/** One file of content/ and what stands in it. `file` is the path from the project root. */
export interface Entry<T> {
  file: string;
  value: T;
}

/**
 * Reads one entry of content/ with its schema.
 * @throws Error that names for each mistake the file, the field, what was found and what is expected.
 */
export function parseEntry<S extends z.ZodType>(schema: S, raw: unknown, file: string): z.output<S> {
  const answer = schema.safeParse(raw, { reportInput: true });
  if (answer.success) return answer.data;
  throw new Error(answer.error.issues.flatMap((issue) => sentences(issue, file)).join('\n'));
}

function sentences(issue: z.core.$ZodIssue, file: string): string[] {
  if (issue.code === 'unrecognized_keys') {
    const place = fieldName(issue.path) || 'the entry';
    return issue.keys.map((key) => `${file}: ${place} has an unknown field "${key}"; expected a field of the schema.`);
  }
  return [`${file}: ${fieldName(issue.path) || 'the entry'} is ${shown(issue.input)}, expected ${expected(issue)}.`];
}

const fieldName = (path: PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name && `${name}.`}${String(key)}`),
    '',
  );

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'object' ? 'fields (key: value)' : `a ${issue.expected}`;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    default:
      return issue.message;
  }
}
