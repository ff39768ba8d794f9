/**
 * Writes a number on links in the header. A link carries the words for every plural form as
 * `data-label-one="Warenkorb, {{count}} Artikel"`; they become its name for a screen reader.
 */
export function showCount(badge: string, count: number): void {
  const form = count ? new Intl.PluralRules(document.documentElement.lang).select(count) : 'zero';
  for (const link of document.querySelectorAll(`[data-badge="${badge}"]`)) {
    const words = (plural: string) => link.getAttribute(`data-label-${plural}`);
    const label = words(form) ?? words('other');
    if (label) link.setAttribute('aria-label', label.replace('{{count}}', `${count}`));
    const shown = link.querySelector<HTMLElement>('.count');
    if (!shown) continue;
    shown.textContent = count > 99 ? '99+' : `${count}`;
    shown.hidden = !count;
  }
}
