/** A dated notice in one language, as pages and islands show it. */
export interface ShownNotice {
  id: string;
  /** First and last moment, ISO with offset. */
  from: string;
  until: string;
  /** Kept for the record: travels with every page, though its time is over. */
  isHistoric: boolean;
  severity: 'info' | 'success' | 'warning' | 'danger';
  isDismissible: boolean;
  title: string;
  text: string;
  /** To be entered in the cart. */
  code: string | undefined;
  action?: { label: string; href: string } | undefined;
}

/** True from its first moment to its last, both included. */
export const isCurrent = ({ from, until }: Pick<ShownNotice, 'from' | 'until'>, now: number): boolean =>
  Date.parse(from) <= now && now <= Date.parse(until);

/** True while it shows now or will show one day: a static page carries these and lets the shopper's clock decide. */
export const isNotOver = ({ until }: Pick<ShownNotice, 'until'>, now: number): boolean => now <= Date.parse(until);
