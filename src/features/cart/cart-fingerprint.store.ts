type Listener = (fingerprint: string) => void;

/**
 * What every tab knows of the cart without asking: the number of pieces, then a fingerprint (`traceOf`). Kept in the
 * browser, so that the header counts on static pages and another tab's change is noticed. It has the face of a
 * nanostore and is none: it stands on every page before anybody has pressed anything, where 460 bytes count.
 */
export const cartFingerprint = {
  get: () => fingerprint,
  set,
  listen: (listener: Listener) => void listeners.add(listener),
};

/** Pieces in the cart, by its trace. Here and not with the rules, so that the header loads nothing else. */
export const countIn = (fingerprint: string): number => Math.max(0, Number.parseInt(fingerprint, 10) || 0);

const KEY = 'hof-cart';
const listeners = new Set<Listener>();
let fingerprint = typeof window === 'undefined' ? '0' : kept();

function set(next: string): void {
  keep(next);
  take(next);
}

function take(next: string): void {
  if (next === fingerprint) return;
  fingerprint = next;
  for (const listener of listeners) listener(next);
}

if (typeof window !== 'undefined') {
  const read = () => take(kept());
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && read());
  // back from the browser's own cache of pages
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}

/** A browser that keeps nothing still counts on this page. */
function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '0';
  } catch {
    return '0';
  }
}

function keep(next: string): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {}
}

/** What the tab keeps; undefined outside of a browser, and in one that keeps nothing. */
export function sessions(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
