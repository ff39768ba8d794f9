import { describe, expect, it, vi } from 'vitest';
import { pulseOf } from './build-reader.ts';
import type { FetchStore } from './proxy.ts';

/** A Shopware that answers with these statuses in turn, and a clock set by the test. */
function aPulse(...statuses: (number | Error)[]) {
  const clock = { now: 0 };
  const fetchStore = vi.fn<FetchStore>(async () => {
    const next = statuses.shift();
    if (next instanceof Error || next === undefined) throw next;
    return Response.json({}, { status: next });
  });
  return { send: fetchStore, clock, feel: pulseOf(fetchStore, () => clock.now) };
}

describe('the pulse of a remote Shopware', () => {
  it('is felt once for all who ask within five seconds', async () => {
    const { send: fetchStore, clock, feel } = aPulse(200, 502);
    expect(await Promise.all([feel(), feel(), feel()])).toEqual([null, null, null]);
    clock.now = 5_000;
    expect(await feel()).toBeNull();
    expect(fetchStore).toHaveBeenCalledTimes(1);
    clock.now = 5_001;
    expect(await feel()).toBe('The Store API answered 502.');
  });

  it('is missing when the key is refused, and when nothing answers', async () => {
    expect(await aPulse(412).feel()).toBe('The Store API answered 412.');
    expect(await aPulse(new Error('no way there')).feel()).toBe('no way there');
  });
});
