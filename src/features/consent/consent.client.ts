import type { Counter } from './analytics.ts';
import { consent } from './consent.store.ts';
import { type Consent, consentOf } from './consent.ts';

/*
 * The consent dialog is part of the HTML and overlays the foot of the page, so that nothing shifts. It opens by itself
 * only where consent is needed, for web analytics. The footer opens it on every page, to change the choice.
 */

const banner = document.getElementById('consent');
const counter: Counter | undefined = banner?.dataset.counter ? JSON.parse(banner.dataset.counter) : undefined;
let isCountedHere = false;

banner?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  const ticked = [...banner.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name }) => name);
  consent.keep(consentOf(button.value, ticked));
});

show(consent.get());
consent.listen(show);
if (counter && !consent.get()) banner?.showPopover();

function show(choice: Consent | undefined): void {
  for (const box of banner?.querySelectorAll('input') ?? []) box.checked = choice?.[box.name as keyof Consent] ?? false;
  if (!counter || !choice?.statistics || isCountedHere) return;
  isCountedHere = true;
  import('./analytics.client.ts').then(({ count }) => count(counter)).catch(console.error);
}
