/** Who wants a turn; `signal` says that they no longer wait for what comes of it. */
export type Asker = { visitor: string; signal?: AbortSignal };

/** How many turns are taken at a time, and how many may wait: of one visitor, and of all together. */
export type Room = { atOnce: number; ofOne: number; ofAll: number };

/** There is no room left to wait in, or who waited has gone. Nothing was begun. */
export class QueueFullError extends Error {
  override readonly name = 'NoTurn';
}

/**
 * Work of which at most so many are under way at a time; the others wait. Visitors take turns, and each has their own work
 * done in the order in which it came: who asks three hundred times keeps nobody else waiting for more than their next.
 */
export function createQueue({ atOnce, ofOne, ofAll }: Room) {
  let underWay = 0;
  /** Begins what waits, by visitor; who has had a turn goes to the end. */
  const waiting = new Map<string, (() => void)[]>();

  const wait = ({ visitor, signal }: Asker) =>
    new Promise<void>((begin, refuse) => {
      const queue = waiting.get(visitor) ?? [];
      if (queue.length >= ofOne || all() >= ofAll) return refuse(new QueueFullError('Too many are waiting.'));
      const leave = () => {
        queue.splice(queue.indexOf(start), 1);
        if (queue.length === 0) waiting.delete(visitor);
        refuse(new QueueFullError('Who waited has gone.'));
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        begin();
      };
      queue.push(start);
      waiting.set(visitor, queue);
      signal?.addEventListener('abort', leave, { once: true });
    });

  const all = () => waiting.values().reduce((sum, queue) => sum + queue.length, 0);

  /** Who is next takes the place over. */
  function pass(): void {
    const [first] = waiting;
    if (!first) {
      underWay -= 1;
      return;
    }
    const [visitor, queue] = first;
    const start = queue.shift();
    waiting.delete(visitor);
    if (queue.length > 0) waiting.set(visitor, queue);
    start?.();
  }

  /** @throws {QueueFullError} */
  return async <Result>(asker: Asker, work: () => Promise<Result>): Promise<Result> => {
    if (asker.signal?.aborted) throw new QueueFullError('Who asked has gone.');
    if (underWay < atOnce) underWay += 1;
    else await wait(asker);
    try {
      return await work();
    } finally {
      pass();
    }
  };
}
