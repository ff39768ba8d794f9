/*
 * What the cart has said on a page that was left in the same moment is told on this one. The cart's own page says it by
 * itself. The code comes only when there is something to say.
 */
const pathOfCart = document.querySelector<HTMLAnchorElement>('[data-badge="cart"]')?.pathname;

if (pathOfCart && pathOfCart !== location.pathname && document.documentElement.dataset.untold)
  import('./toast-pending.store.ts').then(({ toastPending }) => toastPending()).catch(console.error);
