/*
 * What the cart has said on a page that was left in the same moment is told on this one. The cart's own page says it by
 * itself. The code comes only when there is something to say.
 */
const cartLink = document.querySelector<HTMLAnchorElement>('[data-badge="cart"]');

if (cartLink && cartLink.pathname !== location.pathname && document.documentElement.dataset.untold)
  import('./tell-untold.store.ts').then(({ tellUntold }) => tellUntold()).catch(console.error);
