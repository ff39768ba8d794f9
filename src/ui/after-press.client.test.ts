import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPress } from './after-press.client.ts';

/** A page on which something is pressed for so many frames. */
function aPagePressedFor(frames: number) {
  const seen = { frames: 0 };
  vi.stubGlobal('document', { querySelector: () => (seen.frames < frames ? {} : null) });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    seen.frames += 1;
    queueMicrotask(draw);
  });
  return seen;
}

afterEach(() => vi.unstubAllGlobals());

describe('What moves the page', () => {
  it('comes at once where nothing is pressed', async () => {
    const page = aPagePressedFor(0);
    await afterPress();
    expect(page.frames).toBe(0);
  });

  it('waits until the press is over', async () => {
    const page = aPagePressedFor(6);
    await afterPress();
    expect(page.frames).toBe(6);
  });

  it('waits no longer than a press takes', async () => {
    const page = aPagePressedFor(Number.POSITIVE_INFINITY);
    await afterPress();
    expect(page.frames).toBe(30);
  });

  it('comes at once on a server', async () => {
    expect(await afterPress()).toBeUndefined();
  });
});
