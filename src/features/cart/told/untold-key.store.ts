/** Where messages of the cart lie that nobody has read yet, in the storage of the tab. */
export const UNTOLD = 'hof-cart-untold';

/** Whether there are any: every page asks, so this loads nothing else. */
export function hasUntold(): boolean {
  try {
    return sessionStorage.getItem(UNTOLD) !== null;
  } catch {
    return false;
  }
}
