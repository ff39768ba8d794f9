import type { ClientDirective } from 'astro';

/** `wake` is sent by other code that needs the island. */
const SIGNS = ['wake', 'pointerenter', 'pointerdown', 'focusin', 'input', 'change', 'click', 'submit'] as const;

/** Signs of a shopper who is somewhere on the page. */
const ANYWHERE = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Holds clicks and submits back until React owns the island, then lets them happen again, in their order: who presses
 * «one more» and then «into the cart» gets two. What was typed or ticked meanwhile stays, and React is told of it.
 * With `now` the island wakes without a sign, with `asked` where the address asks something, else at the first sign on the
 * page: its prices become the shopper's own. A form that is sent before keeps its passwords out of an address.
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
      if (box === event.target && !isFile(box)) replays.push(() => tickAgain(box)); // a click on its label brings one of its own
    } else if (event.type === 'click' || event.type === 'submit') {
      if (opensElsewhere(event as Partial<MouseEvent>)) return; // what is sent has no such keys
      event.preventDefault();
      event.stopImmediatePropagation();
      replays.push(replayOf(event));
    }
    if (event.type === 'input' && isText(event.target)) typed.set(event.target, event.target.value);
    if (event.type === 'change')
      replays.push(() => event.target?.dispatchEvent(isFile(event.target) ? CHOSEN() : LEFT()));
    start();
  };

  /** Without being held back. */
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
        // what is pressed meanwhile queues up behind it
        for (const replay of replays) {
          again(replay);
          // React draws what came of it before the next one
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
  // code that everybody waits for comes once the page is painted, in a background tab when somebody looks at it
  if (value === 'now' || (value === 'asked' && location.search))
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  else if (value === 'asked')
    for (const sign of ANYWHERE)
      document.addEventListener(sign, (event) => isResting(event as Partial<PointerEvent>) || start(), true);
};

export default intent;

/** While a page is laid out, it moves under a mouse that lies still. */
const isResting = ({ type, movementX, movementY }: Partial<PointerEvent>) =>
  type === 'pointermove' && !(movementX || movementY);

/** A click that opens a tab or window is the browser's. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Partial<MouseEvent>) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** A box, a choice or a file, or what stands in its label; the browser ticks it, or opens its window, at once. */
const boxOf = (target: EventTarget | null) => {
  const near = (target as Element).closest('a, button, input, label');
  const control = near instanceof HTMLLabelElement ? near.control : near;
  return control instanceof HTMLInputElement && /checkbox|radio|file/.test(control.type) && control;
};

/** Nothing changes for the eye, but React hears of it. */
function tickAgain(box: HTMLInputElement) {
  box.checked = !box.checked;
  box.click();
}

const isText = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/checkbox|radio|file/.test(target.type));

/** React hears of a text only where it differs from what it last knew, so it learns another one before the typed one. */
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

/** Fields take over what was typed when they are left. */
const LEFT = () => new FocusEvent('focusout', { bubbles: true });

/** A file is no text: its field tells only that one was chosen. */
const CHOSEN = () => new Event('change', { bubbles: true });

const isFile = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'file';

/** Effects come after the markup is taken over: what they begin with (kept rows, an address) must not undo a press. */
const idle = () =>
  new Promise<unknown>((go) =>
    'requestIdleCallback' in window ? requestIdleCallback(go, { timeout: 1000 }) : setTimeout(go, 50),
  );

const isLive = (island: HTMLElement) =>
  [...island.children].some((child) => Object.keys(child).some((key) => key.startsWith('__reactProps$')));
