import type { Context, MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type * as z from 'zod';
import type { Entered, Visitor } from '#desk/access/login.ts';
import type { DeskLanguage } from '#desk/words/words.ts';
import type { Store } from '#store/store.ts';

/** What every route of the desk finds in its context. `entered` is there wherever somebody has to be logged in. */
export type DeskEnv = {
  /** Where the request comes from, as limits count it. */
  Bindings: { visitor?: string | undefined } | undefined;
  Variables: { store: Store; now: Date; language: DeskLanguage; entered: Entered };
};

export type DeskContext = Context<DeskEnv>;

/** A field that is not as it should be. */
export type FieldProblem = { field: string; problem: 'missing' | 'long' | 'short' | 'wrong' };

/** Input that can't be taken: answered with 400 and the fields, in the desk's language. */
export class BadInput extends Error {
  readonly problems: FieldProblem[];
  constructor(problems: FieldProblem[]) {
    super('bad input');
    this.problems = problems;
  }
}

const PROBLEMS: Record<string, FieldProblem['problem']> = { too_big: 'long', too_small: 'short' };

/** What a route takes: as a browser writes it, and as the route reads it. */
type Takes<Target extends string, Schema extends z.ZodType> = {
  in: { [Name in Target]: z.input<Schema> };
  out: { [Name in Target]: z.output<Schema> };
};

/** Takes the body, or the query, as a schema has it. @throws {BadInput} */
export const valid = <Target extends 'json' | 'query', Schema extends z.ZodType>(target: Target, schema: Schema) =>
  validator(target, (value): z.output<Schema> => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw new BadInput(
      result.error.issues.map(({ path, code, input }) => ({
        field: path.join('.'),
        problem: input === undefined && code === 'invalid_type' ? 'missing' : (PROBLEMS[code] ?? 'wrong'),
      })),
    );
    // the types of hono know one shape for both
  }) as unknown as MiddlewareHandler<DeskEnv, string, Takes<Target, Schema>>;

/** Who asks, as the door needs it. */
export const visitorOf = (c: DeskContext): Visitor => ({
  now: c.var.now,
  visitor: c.env?.visitor,
  browser: browserName(c.req.header('user-agent') ?? ''),
  signal: c.req.raw.signal,
});

/** `Firefox, Windows`: enough to know one's own. Pure. */
function browserName(agent: string): string {
  const browser = ['Edg', 'Firefox', 'Chrome', 'Safari'].find((name) => agent.includes(`${name}/`)) ?? '?';
  const system =
    ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'].find((name) => agent.includes(name)) ?? '?';
  return `${browser === 'Edg' ? 'Edge' : browser}, ${system}`;
}
