/** The list's script comes when somebody goes near the list; until then links and form work by themselves. */
export function wake(): void {
  const section = document.querySelector('listing-section');
  const start = async () => (await import('./listing-section.client.ts')).start();
  // back from a product to a list that had grown: it has to grow again before the browser scrolls
  if (history.state?.shelf) void start();
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    section?.addEventListener(sign, start, { once: true, passive: true });
}
