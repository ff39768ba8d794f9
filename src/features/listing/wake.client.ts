/** A box or choice that differs from what the page came with: the forms of a list are not filled in by the browser. */
const TICKED = 'input:checked:not([checked]), input[checked]:not(:checked)';

/**
 * The list's script comes with the first sign of life (`late.client.ts`), and here where that is too late; until then
 * links and form work by themselves. What a finger has changed before, the script asks for when it has come.
 */
export function wake(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('#listing-script')?.content;
  const start = () => waiting && document.head.append(waiting);
  const section = document.querySelector('listing-section');
  section?.addEventListener('change', start);
  // back from a product to a list that had grown: it has to grow again before the browser scrolls; or somebody was quicker
  if (history.state?.grid || section?.querySelector(TICKED)) start();
  // gone back or forth before anybody came near: the page is still the one that was loaded, its address is not
  const shown = location.search;
  addEventListener('popstate', () => {
    if (!customElements.get('listing-section') && location.search !== shown) location.reload();
  });
}
