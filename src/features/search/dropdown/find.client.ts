/* The dropdown of the search comes when somebody goes to the field or towards it, and not before. */
const panel = document.querySelector<HTMLElement>('#find');
const button = document.querySelector('[popovertarget="find"]');

const wake = (): void => void import('./dropdown.client.ts').catch(console.error);

if (panel?.matches(':popover-open')) wake();
else {
  panel?.addEventListener('focusin', wake, { once: true });
  button?.addEventListener('pointerenter', wake, { once: true });
}
