/**
 * Nothing moves away from under a press: what would move the page waits until the button is let go and has heard of it.
 * A click needs both ends of a press on the same thing, and half a second of waiting is enough for one.
 */
export async function afterPress(): Promise<void> {
  if (typeof document === 'undefined') return;
  for (let frame = 0; frame < 30 && document.querySelector(':active'); frame++)
    await new Promise(requestAnimationFrame);
}
