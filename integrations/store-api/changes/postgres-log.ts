import { and, gt, like, lt, sql } from 'drizzle-orm';
import { newId } from '#store/id.ts';
import type { Records } from '#store/records/database.ts';
import { meta } from '#store/records/schema/catalogue.ts';
import type { Change, PastChange } from '#values/change.ts';
import { type ChangeLog, type Listener, lastOfEach, notifyAll } from './change-log.ts';

/** PostgreSQL's channel. */
const CHANNEL = 'hof_changed';

/** A message has at most 8000 bytes. */
const MESSAGE_BYTES = 7000;

/** How often the table is read for what no message told, ms: one may be lost with a connection. */
const POLL_MS = 30_000;

/** So far the clocks of machines may be apart, ms. */
const SKEW_MS = 5000;

/** Tags of which the last moment is remembered. */
const MOST_TAGS = 20_000;

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Keys in the table `meta`: `changed <tag>`; values: the moment (ISO), and the version. */
const KEY = 'changed ';

/** A log in the database that several processes share; they tell each other by messages of PostgreSQL. */
export class PostgresLog implements ChangeLog {
  readonly #records: Records;
  readonly #id = newId();
  readonly #now: () => number;
  readonly #listeners: Listener[] = [];
  /** The moment of the last change of each tag that this process has heard. */
  readonly #lastMoments = new Map<string, number>();
  #polledAt: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(records: Records, now: () => number = Date.now) {
    this.#records = records;
    this.#now = now;
    this.#polledAt = now();
  }

  async add(changes: readonly Change[]): Promise<number> {
    const at = this.#now();
    const entries = lastOfEach(changes).map((change) => ({ ...change, at }));
    const concerned = this.#deliver(entries);
    const stored = this.#records.transaction(async (tx) => {
      const rows = entries.map((change) => ({ key: KEY + change.tag, value: textOf(change) }));
      const set = { value: sql`excluded.value` };
      await tx.insert(meta).values(rows).onConflictDoUpdate({ target: meta.key, set });
      for (const changes of parts(entries)) {
        const message: Message = { by: this.#id, changes };
        await tx.all(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`);
      }
    });
    this.#running = Promise.allSettled([this.#running, stored]);
    await stored;
    return concerned;
  }

  async past(): Promise<PastChange[]> {
    return (await this.#since(this.#now() - KEPT_MS)).map(({ at, ...change }) => ({ ...change, at: at + SKEW_MS }));
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
    if (this.#timer) return;
    this.#timer = setInterval(() => this.#poll(), POLL_MS).unref();
    this.#records.listen?.(
      CHANNEL,
      (text) => this.#receive(JSON.parse(text)),
      () => this.#poll(),
    );
    this.#running = this.#records
      .transaction((tx) =>
        tx.delete(meta).where(and(like(meta.key, `${KEY}%`), lt(meta.value, isoOf(this.#now() - KEPT_MS)))),
      )
      .catch(() => {}); // the next start forgets them
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  #receive({ by, changes }: Message): void {
    if (by === this.#id) return;
    if (changes.length > 0) this.#deliver(changes);
    else this.#poll();
  }

  #deliver(changes: readonly PastChange[]): number {
    for (const { tag, at } of changes) {
      this.#lastMoments.delete(tag);
      this.#lastMoments.set(tag, at);
    }
    for (const [tag] of this.#lastMoments) {
      if (this.#lastMoments.size <= MOST_TAGS) break;
      this.#lastMoments.delete(tag);
    }
    return notifyAll(this.#listeners, changes);
  }

  /** Reads what was told since shortly before the last time that this succeeded. */
  #poll(): void {
    const now = this.#now();
    this.#running = this.#since(this.#polledAt - POLL_MS - SKEW_MS)
      .then((changes) => {
        this.#deliver(changes.filter(({ tag, at }) => at > (this.#lastMoments.get(tag) ?? 0)));
        this.#polledAt = now;
      })
      .catch(() => {}); // a database that is away says so elsewhere
  }

  async #since(moment: number): Promise<PastChange[]> {
    const isNew = and(like(meta.key, `${KEY}%`), gt(meta.value, isoOf(moment)));
    return (await this.#records.read.select().from(meta).where(isNew)).map(changeOf);
  }
}

const isoOf = (at: number): string => new Date(at).toISOString();

const textOf = ({ at, version }: PastChange): string => [isoOf(at), version].join(' ').trim();

function changeOf({ key, value }: typeof meta.$inferSelect): PastChange {
  const [at = '', version] = value.split(' ');
  return {
    tag: key.slice(KEY.length),
    at: Date.parse(at),
    version: version === undefined ? undefined : Number(version),
  };
}

/** `by`: which process. Without changes: the table has to be read. */
type Message = { by: string; changes: PastChange[] };

/** Parts that are short enough for a message; nothing in place of a change that is longer than one. */
function parts(changes: PastChange[]): PastChange[][] {
  if (Buffer.byteLength(JSON.stringify(changes)) <= MESSAGE_BYTES) return [changes];
  if (changes.length === 1) return [[]];
  const half = Math.ceil(changes.length / 2);
  return [...parts(changes.slice(0, half)), ...parts(changes.slice(half))];
}
