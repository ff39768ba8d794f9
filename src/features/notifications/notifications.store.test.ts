import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $notifications, dismiss, hold, NOTIFICATION_MS, notify, release } from './notifications.store.ts';

const messages = () => $notifications.get().map(({ message }) => message);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of $notifications.get()) dismiss(id);
  vi.useRealTimers();
});

describe('A notification (C9, D13)', () => {
  it('vanishes after 2500 ms (I2)', () => {
    notify({ type: 'success', message: 'Gespeichert.' });
    vi.advanceTimersByTime(NOTIFICATION_MS - 1);
    expect(messages()).toEqual(['Gespeichert.']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
    expect(NOTIFICATION_MS).toBe(2500);
  });

  it.each([
    ['persistent', { type: 'info', isPersistent: true }],
    ['an error', { type: 'danger' }],
    ['an offer to undo', { type: 'info', action: { label: 'Rückgängig', run: () => {} } }],
  ] as const)('stays when it is %s', (_, kind) => {
    const id = notify({ ...kind, message: 'Bleibt.' });
    vi.advanceTimersByTime(NOTIFICATION_MS * 10);
    expect(messages()).toEqual(['Bleibt.']);
    dismiss(id);
    expect(messages()).toEqual([]);
  });

  it('waits while somebody is on it', () => {
    const id = notify({ type: 'info', message: 'Langsam gelesen.' });
    hold(id);
    vi.advanceTimersByTime(NOTIFICATION_MS * 2);
    expect(messages()).toHaveLength(1);
    release(id);
    vi.advanceTimersByTime(NOTIFICATION_MS);
    expect(messages()).toHaveLength(0);
  });

  it('leaves the others alone', () => {
    const first = notify({ type: 'info', message: 'eins' });
    notify({ type: 'info', message: 'zwei' });
    dismiss(first);
    expect(messages()).toEqual(['zwei']);
  });
});
