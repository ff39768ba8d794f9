import { cartTrace, countIn } from './cart-trace.store.ts';

/*
 * The number on the cart in the header, without React. The link carries the words for every plural form as
 * `data-label-one="Warenkorb, {{count}} Artikel"`; they become its name for a screen reader.
 */
const plural = new Intl.PluralRules(document.documentElement.lang);

show(cartTrace.get());
cartTrace.listen(show);

function show(trace: string): void {
  const count = countIn(trace);
  for (const link of document.querySelectorAll('[data-badge="cart"]')) {
    const words = (form: string) => link.getAttribute(`data-label-${form}`);
    const label = words(count ? plural.select(count) : 'zero') ?? words('other');
    if (label) link.setAttribute('aria-label', label.replace('{{count}}', `${count}`));
    const badge = link.querySelector<HTMLElement>('.count');
    if (!badge) continue;
    badge.textContent = count > 99 ? '99+' : `${count}`;
    badge.hidden = !count;
  }
}
