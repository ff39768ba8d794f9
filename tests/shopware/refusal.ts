import { STATUS_CODES } from 'node:http';
import type { Recorded } from './recording.ts';

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

/** One that nobody has recorded, as the source of a Shopware has it. */
export function refusal(
  status: number,
  code: string,
  detail: string,
  parameters: Record<string, unknown> = {},
): Refusal {
  const given = Object.keys(parameters).length > 0 ? parameters : [];
  const entry = { status: String(status), code, title: STATUS_CODES[status], detail, meta: { parameters: given } };
  return new Refusal(status, { errors: [entry] });
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
}
