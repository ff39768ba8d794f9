import type { Store } from '#store/store.ts';

/** Whether an address has to be confirmed by a click in a mail before it opens an account, or a guest's order. */
export const hasToConfirm = ({ DOUBLE_OPT_IN }: Store['config'], { isGuest }: { isGuest: boolean }): boolean =>
  DOUBLE_OPT_IN === 'all' || (DOUBLE_OPT_IN === 'accounts' && !isGuest);
