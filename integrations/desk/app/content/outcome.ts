import { take } from '#desk/app/client.ts';
import type { Problem } from '#desk/builder/builder-context.ts';
import type { Merged } from '#desk/builder/document/merge.ts';

/** What becomes of a publication. */
export type Outcome =
  | { state: 'published' | 'unchanged'; version: string; data: unknown }
  | { state: 'invalid'; problems: Problem[] }
  | { state: 'conflict'; merged: Merged; version: string; isRemoved: boolean };

/** A refusal that says what to do about it is an outcome too. @throws {DeskProblem} for any other */
export async function outcomeOf(
  responding: Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>,
): Promise<Outcome> {
  return take(
    responding.then(async (response) => {
      const body = await response.json().catch(() => ({}));
      const isOutcome = typeof body === 'object' && body !== null && 'state' in body;
      return { ok: response.ok || isOutcome, status: response.status, json: async () => body as Outcome };
    }),
  );
}
