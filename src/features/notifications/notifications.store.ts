import { atom } from 'nanostores';

/** How long a notification stays that nobody has to answer. */
export const NOTIFICATION_MS = 2500;

/** Something that happened, told beside the page. */
export type Notification = {
  id: string;
  type: 'info' | 'success' | 'warning' | 'danger';
  message: string;
  /** Stays until it is closed; errors and offers to undo always do. */
  isPersistent?: boolean;
  /** A way to answer, e.g. “Rückgängig”. */
  action?: { label: string; run: () => void } | undefined;
};

/** Whether it goes away by itself. */
const vanishes = ({ type, isPersistent = false, action }: Omit<Notification, 'id'>): boolean =>
  !isPersistent && type !== 'danger' && !action;

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
