/** A box or choice that differs from what the page came with: the forms of a list are not filled in by the browser. */
const TICKED = 'input:checked:not([checked]), input[checked]:not(:checked)';

/**
 * The list's script comes with the first sign of life (`late.client.ts`), and here where that is too late; until then
 * links and form work by themselves. A finger changes a filter before the script is there: the change happens again for it.
 */
export function wake(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('#listing-script')?.content;
  const start = () => waiting && document.head.append(waiting);
  const section = document.querySelector('listing-section');
  let changed: EventTarget | null | undefined = section?.querySelector(TICKED);
  // back from a product to a list that had grown: it has to grow again before the browser scrolls; or somebody was quicker
  if (history.state?.shelf || changed) start();
  // gone back or forth before anybody came near: the page is still the one that was loaded, its address is not
  const shown = location.search;
  addEventListener('popstate', () => {
    if (!customElements.get('listing-section') && location.search !== shown) location.reload();
  });
  section?.addEventListener('change', ({ target }) => {
    changed = target;
    start();
  });
  // one change is enough: the script asks for all that the form says
  void customElements
    .whenDefined('listing-section')
    .then(() => changed?.dispatchEvent(new Event('change', { bubbles: true })));
}
