import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { impersonal, type Log } from '#server/request-log.ts';

/** A time during which the process answered nobody. */
export interface Stall {
  /** When it was over. */
  at: string;
  /** Duration in ms, since the last sign of life before it. */
  ms: number;
  /** `POST /store-api/product`: what ran then, if known; then the requests that waited, the longest first. */
  during: string[];
}

/** Shortest stall that is reported, in ms. */
const LEAST_MS = 200;

/**
 * A stall is measured from the beat before it, so that none is missed; it may be reported as longer by this much. A beat
 * every 20 ms costs half a percent of a core, every 10 ms twice that.
 */
const BEAT_MS = 20;

/** Requests that one stall names. */
const MOST_NAMED = 5;

/** Stalls that `/health` reports. */
const MOST_KEPT = 5;

/** Notices when something blocks the event loop, which request that was, and which ones had to wait. */
export class Watchdog {
  readonly #log: Log;
  readonly #now: () => number;
  readonly #stalls: Stall[] = [];
  #count = 0;
  /** In progress, or ended since the last beat. */
  readonly #requests = new Map<ServerResponse, string>();
  readonly #ended = new Set<ServerResponse>();
  #looked: number;
  /** The last sign of life, and whose work continued then. */
  #last: { at: number; whose: string | undefined };
  /** The longest silence since the last beat: what ran before it, and what ended it. */
  #longest: { ms: number; whose: (string | undefined)[] } = { ms: 0, whose: [] };
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Log, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
    this.#looked = now();
    this.#last = { at: this.#looked, whose: undefined };
  }

  /** Called once the shop answers: opening it blocks nobody. */
  start(): void {
    this.#looked = this.#now();
    this.#last = { at: this.#looked, whose: undefined };
    this.#timer ??= setInterval(() => this.#check(), BEAT_MS).unref();
  }

  /** Runs the handler of a request and watches it. */
  watch(request: IncomingMessage, response: ServerResponse, respond: () => Promise<void>): Promise<void> {
    const name = `${request.method} ${impersonal(request.url ?? '')}`;
    this.#requests.set(response, name);
    response.once('close', () => this.#ended.add(response));
    if (bringsBody(request)) request.once('end', () => this.#resume(name)); // the handler that waits for it continues now
    response.once('prefinish', () => this.#resume(undefined, name));
    return begin(() => this.#resume(name), respond);
  }

  /** Runs and watches work that belongs to no request. */
  during<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    return begin(() => this.#resume(name), work);
  }

  /** Whether a request is in progress, or has just ended. */
  get isBusy(): boolean {
    return this.#requests.size > 0;
  }

  /** How many stalls there were since the start, and the latest. */
  get report(): { count: number; latest: readonly Stall[] } {
    return { count: this.#count, latest: this.#stalls };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** @param whose work continues now @param ending whose work has ended, if known */
  #resume(whose: string | undefined, ending?: string): void {
    const at = this.#now();
    const ms = at - this.#last.at;
    if (ms > this.#longest.ms) this.#longest = { ms, whose: [this.#last.whose, ending] };
    this.#last = { at, whose };
  }

  #check(): void {
    this.#resume(undefined);
    const ms = Math.round(this.#last.at - this.#looked);
    this.#looked = this.#last.at;
    if (ms >= LEAST_MS) this.#report(ms, this.#longest.whose);
    this.#longest = { ms: 0, whose: [] };
    for (const response of this.#ended) this.#requests.delete(response);
    this.#ended.clear();
  }

  #report(ms: number, causes: readonly (string | undefined)[]): void {
    const names = [...causes, ...this.#requests.values()].filter((name) => name !== undefined);
    const during = [...new Set(names)].slice(0, MOST_NAMED);
    const stall = { at: new Date().toISOString(), ms, during };
    this.#count += 1;
    this.#stalls.unshift(stall);
    this.#stalls.length = Math.min(this.#stalls.length, MOST_KEPT);
    this.#log('warn', { stall: ms, during });
  }
}

const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

const works = new AsyncLocalStorage<() => void>();

/** Runs work with everything it starts; `goOn` is called when it continues after a wait. */
function begin<Result>(goOn: () => void, work: () => Result): Result {
  goOn();
  return works.run(goOn, work);
}

/** Called where work continues after a wait, so that a stall is attributed to it (`watchdog.ts`). */
export const goesOn = (): void => works.getStore()?.();
