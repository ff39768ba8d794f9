/** Who has stopped the page meanwhile may press again after so long. */
const STOPPED_AFTER_MS = 10_000;

/**
 * A plain form that is pressed twice is sent once: a second order of the same, or “it did not work” for what worked,
 * is not what a double click means. Forms that a script sends itself are left to it.
 */
export function pressOnce(page: EventTarget = document): void {
  const underWay = new Set<EventTarget>();
  page.addEventListener('submit', (event) => {
    const { target, defaultPrevented } = event;
    if (!target || defaultPrevented) return;
    if (underWay.has(target)) return event.preventDefault();
    underWay.add(target);
    setTimeout(() => underWay.delete(target), STOPPED_AFTER_MS);
  });
  // brought back by the browser: nothing is under way any more
  addEventListener('pageshow', () => underWay.clear());
}
