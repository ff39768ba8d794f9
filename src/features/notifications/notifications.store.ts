import { atom } from 'nanostores';
import { NOTIFICATION_MS, type Notification, vanishes } from './notifications.ts';

/** What is told right now, oldest first. */
export const $notifications = atom<readonly Notification[]>([]);

let lastNumber = 0;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Tells something, and answers with its id for `dismiss`. */
export function notify(notification: Omit<Notification, 'id'>): string {
  lastNumber += 1;
  const id = `notification-${lastNumber}`;
  $notifications.set([...$notifications.get(), { ...notification, id }]);
  release(id);
  return id;
}

export function dismiss(id: string): void {
  hold(id);
  $notifications.set($notifications.get().filter((notification) => notification.id !== id));
}

/** The pointer or the focus is on it: it stays. */
export function hold(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Nobody is on it any more: its time begins anew. */
export function release(id: string): void {
  const notification = $notifications.get().find((one) => one.id === id);
  if (!notification || !vanishes(notification)) return;
  hold(id);
  timers.set(
    id,
    setTimeout(() => dismiss(id), NOTIFICATION_MS),
  );
}
