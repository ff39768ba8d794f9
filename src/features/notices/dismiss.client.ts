import { dismiss } from './notices.store.ts';

/* A press on the cross of a dated notice puts it away for the visit. */

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-dismiss]');
  if (!button) return;
  dismiss(button.dataset.dismiss ?? '');
  button.closest('[data-notice]')?.remove();
});
