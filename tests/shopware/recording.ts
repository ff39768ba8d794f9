import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Any JSON object; what a Shopware sends has more fields than anybody reads. */
export type Fields = Record<string, unknown>;

/** One call, as it was made and as a Shopware 6.6.7.1 answered it. */
export interface Exchange {
  name: string;
  method: string;
  /** With its query string. */
  path: string;
  /** Whether the right access key was sent. */
  hasKey: boolean;
  requestHeaders: Record<string, string>;
  /** A string where it was no JSON. */
  requestBody?: unknown;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Every exchange in its order, one JSON object a line. */
const FILE = new URL('./recorded/6.6.7.1.jsonl.br', import.meta.url);

/** Origins of the recorded Shopware, and of the shop that it sends visitors to. */
export const RECORDED = { shopware: 'http://127.0.0.1:8020', shop: 'http://localhost:4321' };

/** All exchanges, with these origins in place of the recorded ones. */
export function readRecording(origins: typeof RECORDED = RECORDED): Exchange[] {
  const text = brotliDecompressSync(readFileSync(FILE))
    .toString()
    .replaceAll(RECORDED.shopware, origins.shopware)
    .replaceAll(RECORDED.shop, origins.shop);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Exchanges by the first word of their name (`094`), or by the whole (`more-seo-de`). */
export class Recorded {
  readonly #byName: Map<string, Exchange>;

  constructor(exchanges: readonly Exchange[]) {
    this.#byName = new Map(exchanges.map((one) => [/^\d+/.exec(one.name)?.[0] ?? one.name, one]));
  }

  exchange(name: string): Exchange {
    const exchange = this.#byName.get(name);
    if (!exchange) throw new Error(`Nothing is recorded as ${name}.`);
    return exchange;
  }

  /** A fresh copy of the answer's body. */
  body<Body = Fields>(name: string): Body {
    return structuredClone(this.exchange(name).body) as Body;
  }
}
