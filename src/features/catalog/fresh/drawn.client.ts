/**
 * Whether a place may be written anew. An island that is still waking compares what it draws with what stands there, and
 * must find it as it was built; it is done once React has signed its elements.
 */
export const isDrawn = (place: Element): boolean =>
  !place.closest('astro-island') || Object.keys(place).some((key) => key.startsWith('__react'));

/** Tells when an island with prices has become React's. Hydration is a transition: it takes some frames, at most a second. */
export function onDrawn(tell: () => void): void {
  const look = (island: Element, frames = 60) => {
    const prices = [...island.querySelectorAll('[data-price]')];
    if (prices.length === 0 || frames === 0) return;
    if (prices.every(isDrawn)) tell();
    else requestAnimationFrame(() => look(island, frames - 1));
  };
  document.addEventListener('astro:hydrate', ({ target }) => target instanceof Element && look(target), true);
}
