/**
 * What went wrong, for the log. Of a provider's errors only kind, code and field: their sentences may quote what the
 * shopper typed.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { type, code, param } = error as Error & { type?: string; code?: string; param?: string };
  return type ? [type, code, param].filter(Boolean).join(' ') : error.message;
}
