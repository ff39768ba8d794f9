import { type FileHandle, open } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { openDisk } from './open.ts';

vi.mock('node:fs/promises', () => ({ open: vi.fn() }));

/** A disk whose every wait ends when the test says so. */
function aSlowDisk() {
  const waits: { done: () => void; fail: (error: Error) => void }[] = [];
  const datasync = () => new Promise<void>((done, fail) => waits.push({ done, fail }));
  vi.mocked(open).mockResolvedValue({ datasync, close: async () => {} } as FileHandle);
  return waits;
}

const tick = () => new Promise((next) => setImmediate(next));

describe('the disk', () => {
  it('serves with one wait all who come before it begins, and with the next all who come later', async () => {
    const waits = aSlowDisk();
    const disk = await openDisk('log');
    const received: string[] = [];
    const waitForDisk = (name: string) => void disk.holds().then(() => received.push(name));
    waitForDisk('first');
    waitForDisk('second');
    await tick();
    waitForDisk('late');
    waitForDisk('later');
    await tick();
    expect(waits).toHaveLength(1);
    waits[0]?.done();
    await tick();
    expect(received).toEqual(['first', 'second']);
    expect(waits).toHaveLength(2);
    waits[1]?.done();
    await tick();
    expect(received).toEqual(['first', 'second', 'late', 'later']);
  });

  it('tells a refusal to those who waited for it and to everybody after, for what was dropped stays dropped', async () => {
    const waits = aSlowDisk();
    const disk = await openDisk('log');
    const refused = disk.holds();
    await tick();
    waits[0]?.fail(new Error('the disk is gone'));
    await expect(refused).rejects.toThrow('the disk is gone');
    await expect(disk.holds()).rejects.toThrow('the disk is gone');
    expect(waits).toHaveLength(1);
  });
});
