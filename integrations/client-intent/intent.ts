import type { ClientDirective } from 'astro';

/** `wake` is sent by other code that needs the island. */
const SIGNS = ['wake', 'pointerenter', 'pointerdown', 'focusin', 'input', 'change', 'click', 'submit'] as const;

/** Signs of a shopper anywhere on the page. */
const ANYWHERE = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Holds back clicks and submits until React owns the island, then replays them in order: “one more” and then “add to
 * cart” adds two. What was typed or ticked meanwhile stays, and React gets the events. With `now` the island hydrates
 * without a sign, with `asked` at once if the URL has a query, else at the first sign on the page, so that its prices
 * become those of the shopper. A form submitted too early does not put its passwords into the URL.
 */
const intent: ClientDirective = (load, { value }, island) => {
  let started = false;
  let isReplay = false;
  const replays: (() => void)[] = [];
  const typed = new Map<EventTarget, string>();

  const onSign = (event: Event) => {
    if (isReplay) return;
    const box = event.type === 'click' && boxOf(event.target);
    if (box) {
      if (box === event.target && !isFile(box)) replays.push(() => tickAgain(box)); // a click on its label makes the browser click the box
    } else if (event.type === 'click' || event.type === 'submit') {
      if (opensElsewhere(event as Partial<MouseEvent>)) return; // a submit has no such keys
      event.preventDefault();
      event.stopImmediatePropagation();
      replays.push(replayOf(event));
    }
    if (event.type === 'input' && isText(event.target)) typed.set(event.target, event.target.value);
    if (event.type === 'change')
      replays.push(() => event.target?.dispatchEvent(isFile(event.target) ? CHOSEN() : LEFT()));
    start();
  };

  /** Runs a replay without holding it back. */
  const again = (replay: () => void) => {
    isReplay = true;
    replay();
    isReplay = false;
  };

  const start = () => {
    if (started) return;
    started = true;
    // When the code can't be loaded, the replay still follows the link or sends the form as plain HTML does.
    wake()
      .catch(console.error)
      .finally(async () => {
        for (const [field, text] of typed) again(() => typeAgain(field as HTMLInputElement, text));
        // what is pressed meanwhile is appended
        for (const replay of replays) {
          again(replay);
          // React renders the result before the next one
          await new Promise(requestAnimationFrame);
        }
        for (const sign of SIGNS) island.removeEventListener(sign, onSign, true);
      });
  };

  const wake = async () => {
    await (await load())();
    // Hydration is a transition: wait until React has taken over the markup, at most a second of frames.
    for (let frame = 0; frame < 60 && island.firstElementChild && !isLive(island); frame++)
      await new Promise(requestAnimationFrame);
    await idle();
  };

  for (const sign of SIGNS) island.addEventListener(sign, onSign, true);
  // after the first paint; in a background tab once it is shown
  if (value === 'now' || (value === 'asked' && location.search))
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  else if (value === 'asked')
    for (const sign of ANYWHERE)
      document.addEventListener(sign, (event) => isResting(event as Partial<PointerEvent>) || start(), true);
};

export default intent;

/** Layout shifts fire `pointermove` under a mouse that does not move. */
const isResting = ({ type, movementX, movementY }: Partial<PointerEvent>) =>
  type === 'pointermove' && !(movementX || movementY);

/** A click that opens a tab or window is left to the browser. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Partial<MouseEvent>) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The checkbox, radio button or file field of a click, on itself or in its label; the browser acts on it at once. */
const boxOf = (target: EventTarget | null) => {
  const near = (target as Element).closest('a, button, input, label');
  const control = near instanceof HTMLLabelElement ? near.control : near;
  return control instanceof HTMLInputElement && /checkbox|radio|file/.test(control.type) && control;
};

/** Fires the events for React; the box looks the same afterwards. */
function tickAgain(box: HTMLInputElement) {
  box.checked = !box.checked;
  box.click();
}

const isText = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/checkbox|radio|file/.test(target.type));

/** React ignores an input event whose value it already knows, so it gets another value first. */
function typeAgain(field: HTMLInputElement, text: string): void {
  field.value = `${text} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Enter on a button arrives as a click; Enter in a form without a button as a submit. */
const replayOf = (event: Event) => () => {
  const target = event.target as HTMLElement;
  if (!target.isConnected) return;
  if (event instanceof SubmitEvent) return (target as HTMLFormElement).requestSubmit(event.submitter);
  // Not .click(): parts of an icon (SVG) have none.
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
};

/** Fields take over the typed text on blur. */
const LEFT = () => new FocusEvent('focusout', { bubbles: true });

/** A file field only tells that a file was chosen. */
const CHOSEN = () => new Event('change', { bubbles: true });

const isFile = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'file';

/** Effects run after hydration: their initial state (stored rows, the URL) must not undo a replayed press. */
const idle = () =>
  new Promise<unknown>((go) =>
    'requestIdleCallback' in window ? requestIdleCallback(go, { timeout: 1000 }) : setTimeout(go, 50),
  );

const isLive = (island: HTMLElement) =>
  [...island.children].some((child) => Object.keys(child).some((key) => key.startsWith('__reactProps$')));
