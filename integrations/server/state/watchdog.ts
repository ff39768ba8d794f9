import type { IncomingMessage, ServerResponse } from 'node:http';
import { impersonal, type Log } from '#server/request-log.ts';

/** A time during which the process answered nobody. */
export interface Stall {
  /** When it was over. */
  at: string;
  /** How long, ms. */
  ms: number;
  /** What was asked meanwhile, longest waiting first: `POST /store-api/product`. One of them is the cause. */
  during: string[];
}

/** Stalls from so many ms on are told. */
const LEAST_MS = 200;
const BEAT_MS = 50;

/** Requests that one stall names. */
const MOST_NAMED = 5;

/** Stalls that `/health` tells. */
const MOST_KEPT = 5;

/** Notices when something keeps the event loop from answering others, and which requests were under way. */
export class Watchdog {
  readonly #log: Log;
  readonly #stalls: Stall[] = [];
  #count = 0;
  /** Under way, or ended since the last beat. */
  readonly #requests = new Map<ServerResponse, string>();
  readonly #ended = new Set<ServerResponse>();
  #last = performance.now();
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** From when the shop answers: what it takes to open keeps nobody waiting. */
  start(): void {
    this.#last = performance.now();
    this.#timer ??= setInterval(() => this.#beat(), BEAT_MS).unref();
  }

  watch(request: IncomingMessage, response: ServerResponse): void {
    this.#requests.set(response, `${request.method} ${impersonal(request.url ?? '')}`);
    response.once('close', () => this.#ended.add(response));
  }

  /** How many stalls there were since the start, and the latest. */
  get told(): { count: number; latest: readonly Stall[] } {
    return { count: this.#count, latest: this.#stalls };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const now = performance.now();
    const ms = Math.round(now - this.#last - BEAT_MS);
    this.#last = now;
    if (ms >= LEAST_MS) this.#tell(ms);
    for (const response of this.#ended) this.#requests.delete(response);
    this.#ended.clear();
  }

  #tell(ms: number): void {
    const during = [...this.#requests.values()].slice(0, MOST_NAMED);
    const stall = { at: new Date().toISOString(), ms, during };
    this.#count += 1;
    this.#stalls.unshift(stall);
    this.#stalls.length = Math.min(this.#stalls.length, MOST_KEPT);
    this.#log('warn', { stall: ms, during });
  }
}
