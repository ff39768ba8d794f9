import { describe, expect, it } from 'vitest';
import { createQueue, QueueFullError } from './turns.ts';

const tick = () => new Promise((next) => setImmediate(next));

/** Work by name, in turns: what has begun, and the end of each. */
function aQueue(room = { atOnce: 2, ofOne: 10, ofAll: 30 }) {
  const enqueue = createQueue(room);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string, visitor = 'anna', signal?: AbortSignal) =>
    enqueue({ visitor, ...(signal && { signal }) }, () => {
      begun.push(name);
      return new Promise<string>((done, fail) => ends.set(name, (error) => (error ? fail(error) : done(name))));
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await tick();
  };
  return { begun, work, end };
}

describe('turns', () => {
  it('let two begin, and each of the others when one has ended, well or not', async () => {
    const { begun, work, end } = aQueue();
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => work(name));
    await tick();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    const lost = expect(all[0]).rejects.toThrow('no memory');
    await end('a', new Error('no memory'));
    await lost;
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    for (const name of ['c', 'd', 'e']) await end(name);
    expect(await Promise.all(all.slice(1))).toEqual(['b', 'c', 'd', 'e']);
    const again = work('f');
    await tick();
    await end('f');
    expect(await again).toBe('f');
  });

  it('go from visitor to visitor, so that nobody waits for all that somebody else wants', async () => {
    const { begun, work, end } = aQueue();
    for (const name of ['a', 'b', 'c', 'd', 'e']) void work(name, 'anna');
    for (const name of ['r', 's']) void work(name, 'ruth');
    await tick();
    for (const name of ['a', 'b', 'c', 'r', 'd', 's']) await end(name);
    expect(begun).toEqual(['a', 'b', 'c', 'r', 'd', 's', 'e']);
  });

  it('are refused where too many wait already: of one visitor, and of all', async () => {
    const { begun, work, end } = aQueue({ atOnce: 1, ofOne: 2, ofAll: 3 });
    for (const name of ['a', 'b', 'c']) void work(name, 'anna');
    await expect(work('d', 'anna')).rejects.toThrow(QueueFullError);
    void work('r', 'ruth');
    await expect(work('u', 'urs')).rejects.toThrow(QueueFullError);
    await end('a');
    void work('u', 'urs');
    for (const name of ['b', 'r', 'c', 'u']) await end(name);
    expect(begun).toEqual(['a', 'b', 'r', 'c', 'u']);
  });

  it('pass over who has gone', async () => {
    const { begun, work, end } = aQueue({ atOnce: 1, ofOne: 2, ofAll: 2 });
    const [gone, goes] = [new AbortController(), new AbortController()];
    gone.abort();
    await expect(work('g', 'urs', gone.signal)).rejects.toThrow(QueueFullError);
    void work('a');
    const left = expect(work('b', 'anna', goes.signal)).rejects.toThrow(QueueFullError);
    void work('c');
    goes.abort();
    await left;
    void work('r', 'ruth'); // there is room again
    for (const name of ['a', 'c', 'r']) await end(name);
    expect(begun).toEqual(['a', 'c', 'r']);
  });
});
