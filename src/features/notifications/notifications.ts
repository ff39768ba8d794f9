/** How long a notification stays that nobody has to answer. */
export const NOTIFICATION_MS = 2500;

/** Something that happened, told beside the page. */
export type Notification = {
  id: string;
  type: 'info' | 'success' | 'warning' | 'danger';
  message: string;
  /** Stays until it is closed; errors and offers to undo always do. */
  isPersistent?: boolean;
  /** A way to answer, e.g. «Rückgängig». */
  action?: { label: string; run: () => void } | undefined;
};

/** Whether it goes away by itself. */
export const vanishes = ({ type, isPersistent = false, action }: Omit<Notification, 'id'>): boolean =>
  !isPersistent && type !== 'danger' && !action;
