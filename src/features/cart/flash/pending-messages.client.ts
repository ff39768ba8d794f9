/*
 * Shows messages of the cart that arrived while the previous page was being left. The cart page shows them itself. Loads
 * the code only when there are messages.
 */
const pathOfCart = document.querySelector<HTMLAnchorElement>('[data-badge="cart"]')?.pathname;

if (pathOfCart && pathOfCart !== location.pathname && document.documentElement.dataset.untold)
  import('./toast-pending.store.ts').then(({ toastPending }) => toastPending()).catch(console.error);
