import { $cartTrace, countIn } from './cart-trace.store.ts';

/*
 * The number on the cart in the header, without React. The link carries the words for every plural form as
 * `data-label-one="Warenkorb, {{count}} Artikel"`; they become its name for a screen reader.
 */
const plural = new Intl.PluralRules(document.documentElement.lang);

$cartTrace.subscribe((trace) => {
  const count = countIn(trace);
  for (const link of document.querySelectorAll<HTMLElement>('[data-badge="cart"]')) {
    const words = labelOf(link.dataset, count);
    if (words) link.setAttribute('aria-label', words.replace('{{count}}', String(count)));
    const badge = link.querySelector<HTMLElement>('.count');
    if (badge) Object.assign(badge, { textContent: count > 99 ? '99+' : String(count), hidden: count === 0 });
  }
});

function labelOf(words: DOMStringMap, count: number): string | undefined {
  const form = count === 0 ? 'zero' : plural.select(count);
  return words[`label${form.charAt(0).toUpperCase()}${form.slice(1)}`] ?? words.labelOther;
}
