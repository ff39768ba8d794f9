/**
 * Whether a place may be written anew. An island that is still waking compares what it draws with what stands there, and
 * must find it as it was built; it is done once React has signed its elements.
 */
export const isHydrated = (place: Element): boolean =>
  !place.closest('astro-island') || Object.keys(place).some((key) => key.startsWith('__react'));

/** React takes over what it finds in a transition, after the island says that it is awake; looked for so often. */
const POLL_MS = 100;

/** Tells when an island with prices has become React's, also one that woke before anybody asked. */
export function onHydrated(callback: () => void): void {
  const check = (island: Element): void => {
    const prices = [...island.querySelectorAll('[data-price]')];
    if (prices.length === 0 || !island.isConnected) return;
    if (prices.every(isHydrated)) callback();
    else setTimeout(check, POLL_MS, island);
  };
  document.addEventListener('astro:hydrate', ({ target }) => target instanceof Element && check(target), true);
  for (const island of document.querySelectorAll('astro-island:not([ssr])')) check(island);
}
