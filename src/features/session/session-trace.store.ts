/**
 * Tells the other pages of this browser that somebody else is shopping now: after a login, a logout, a registration.
 * They share the cookie with the token, but not what they have read with it.
 */
export const sessionChange = { announce, listen: (listener: () => void) => void listeners.add(listener) };

const KEY = 'hof-session';
const listeners = new Set<() => void>();

/** A browser that keeps nothing has no second tab that could share a cart. */
function announce(): void {
  try {
    localStorage.setItem(KEY, crypto.randomUUID());
  } catch {}
}

if (typeof window !== 'undefined') {
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  addEventListener('storage', ({ key }) => key === KEY && notifyListeners());
  // back from the browser's own cache of pages, which hears nothing
  addEventListener('pageshow', ({ persisted }) => persisted && notifyListeners());
}
