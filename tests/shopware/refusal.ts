import type { Fields, Recorded } from './recording.ts';

/** One entry of `errors`. */
interface Trouble extends Fields {
  code: string | null;
  source?: { pointer: string };
}

/** Thrown by whatever refuses a call; the server sends it. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  /** Whether a session was found before. */
  readonly hasToken: boolean;

  constructor(status: number, body: unknown, hasToken = true) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
    this.hasToken = hasToken;
  }
}

/** Makes refusals out of the recorded ones. */
export class Refusals {
  readonly #recorded: Recorded;

  constructor(recorded: Recorded) {
    this.#recorded = recorded;
  }

  /** The recorded refusal with other values in its texts and parameters: `{ id given then: id given now }`. */
  like(name: string, values: Record<string, string> = {}): Refusal {
    const { status, body, headers } = this.#recorded.exchange(name);
    let text = JSON.stringify(body);
    for (const [then, now] of Object.entries(values)) text = text.replaceAll(then, JSON.stringify(now).slice(1, -1));
    return new Refusal(status, JSON.parse(text), 'sw-context-token' in headers);
  }

  /** Its entries for fields that are blank now, as they were then: `/billingAddress/city`. */
  blanks(name: string, body: Fields, isAsked: (pointer: string) => boolean = () => true): Trouble[] {
    return this.#entries(name)
      .filter(({ code, source }) => code?.endsWith('IS_BLANK_ERROR') && source && isAsked(source.pointer))
      .filter(({ source }) => isBlank(at(body, source?.pointer ?? '')))
      .map((entry) => ({
        ...entry,
        meta: { parameters: { '{{ value }}': written(at(body, entry.source?.pointer ?? '')) } },
      }));
  }

  /** The entry for this field, with this value. */
  entry(name: string, pointer: string, value: unknown): Trouble {
    const entry = this.#entries(name).find(({ source }) => source?.pointer === pointer);
    if (!entry) throw new Error(`${name} has no trouble with ${pointer}.`);
    const { meta } = entry as { meta?: { parameters: Fields } };
    const parameters = meta?.parameters ?? {};
    if (!('{{ value }}' in parameters)) return entry;
    return { ...entry, meta: { parameters: { ...parameters, '{{ value }}': written(value) } } };
  }

  #entries(name: string): Trouble[] {
    return this.#recorded.body<{ errors: Trouble[] }>(name).errors;
  }
}

/** @throws {Refusal} 400 with all of them, where there are any */
export function refuseAll(troubles: Trouble[]): void {
  if (troubles.length > 0) throw new Refusal(400, { errors: troubles });
}

const at = (body: Fields, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((value, key) => (value as Fields | null | undefined)?.[key], body);

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false;

/** As Symfony writes a value into a message. */
const written = (value: unknown): string =>
  value === undefined || value === null ? 'null' : typeof value === 'string' ? `"${value}"` : String(value);
