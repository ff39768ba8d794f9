import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { impersonal, type Log } from '#server/request-log.ts';

/** A time during which the process answered nobody. */
export interface Stall {
  /** When it was over. */
  at: string;
  /** How long, ms: to the latest moment before it that somebody was answered. */
  ms: number;
  /** `POST /store-api/product`: what ran then, as far as that is known; then what was asked meanwhile, longest waiting first. */
  during: string[];
}

/** Stalls from so many ms on are told. */
const LEAST_MS = 200;

/**
 * A stall is measured from the look before it, so that none is missed; it may be told as longer by this much. Looking every
 * 20 ms costs half a percent of a core, every 10 ms twice that.
 */
const BEAT_MS = 20;

/** Requests that one stall names. */
const MOST_NAMED = 5;

/** Stalls that `/health` tells. */
const MOST_KEPT = 5;

/** Notices when something keeps the event loop from answering others, which request that was, and which were under way. */
export class Watchdog {
  readonly #log: Log;
  readonly #now: () => number;
  readonly #stalls: Stall[] = [];
  #count = 0;
  /** Under way, or ended since the last look. */
  readonly #requests = new Map<ServerResponse, string>();
  readonly #ended = new Set<ServerResponse>();
  #looked: number;
  /** When something was last heard of, and whose work went on from then. */
  #last: { at: number; whose: string | undefined };
  /** The longest time since the last look during which nothing was heard of: what ran before it, and what ended it. */
  #longest: { ms: number; whose: (string | undefined)[] } = { ms: 0, whose: [] };
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Log, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
    this.#looked = now();
    this.#last = { at: this.#looked, whose: undefined };
  }

  /** From when the shop answers: what it takes to open keeps nobody waiting. */
  start(): void {
    this.#looked = this.#now();
    this.#last = { at: this.#looked, whose: undefined };
    this.#timer ??= setInterval(() => this.#check(), BEAT_MS).unref();
  }

  /** Answers a request under its eyes. */
  watch(request: IncomingMessage, response: ServerResponse, respond: () => Promise<void>): Promise<void> {
    const name = `${request.method} ${impersonal(request.url ?? '')}`;
    this.#requests.set(response, name);
    response.once('close', () => this.#ended.add(response));
    if (bringsBody(request)) request.once('end', () => this.#resume(name)); // who waits for it goes on now
    response.once('prefinish', () => this.#resume(undefined, name));
    return begin(() => this.#resume(name), respond);
  }

  /** Does under its eyes what nobody has asked for. */
  during<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    return begin(() => this.#resume(name), work);
  }

  /** Whether anybody waits for an answer, or has just had one. */
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

  /** @param whose work goes on from now @param ending whose has come to an end, for all that is known */
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

/** Begins work that is somebody's, and everything that comes of it: `goOn` hears when it goes on after a wait. */
function begin<Result>(goOn: () => void, work: () => Result): Result {
  goOn();
  return works.run(goOn, work);
}

/** Said where work goes on that has waited, so that what it keeps waiting now is told of it (`watchdog.ts`). */
export const goesOn = (): void => works.getStore()?.();
