type Listener = (trace: string) => void;

/**
 * What every tab knows of the cart without asking: the number of pieces, then a fingerprint (`traceOf`). Kept in the
 * browser, so that the header counts on static pages and another tab's change is noticed. It has the face of a
 * nanostore and is none: it stands on every page before anybody has pressed anything, where 460 bytes count.
 */
export const cartTrace = { get: () => trace, set, listen: (listener: Listener) => void listeners.add(listener) };

/** Pieces in the cart, by its trace. Here and not with the rules, so that the header loads nothing else. */
export const countIn = (trace: string): number => Math.max(0, Number.parseInt(trace, 10) || 0);

const KEY = 'hof-cart';
const listeners = new Set<Listener>();
let trace = typeof window === 'undefined' ? '0' : kept();

function set(fresh: string): void {
  keep(fresh);
  take(fresh);
}

function take(fresh: string): void {
  if (fresh === trace) return;
  trace = fresh;
  for (const listener of listeners) listener(fresh);
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

function keep(fresh: string): void {
  try {
    localStorage.setItem(KEY, fresh);
  } catch {}
}
