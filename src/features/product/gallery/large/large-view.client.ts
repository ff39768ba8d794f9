import { formatMessage, type Slice } from '#i18n/format-message.ts';
import type { KeyOf } from '#i18n/namespaces.ts';
import { wordsHere } from '#i18n/words-here.client.ts';
import css from '#styles/large-view.css?url';
import { type IconName, iconHref } from '#ui/icons.ts';
import { $shown, $zoom, panBy, seeWhole, show, zoomBy } from './large-view.store.ts';
import { type Box, fitted, NEAR, type Point, STEP } from './zoom.ts';

const MIDDLE = { x: 0, y: 0 };

/** Shows the pictures that links lead to as large as the window, beginning with one of them. `onClose` is told which was seen last. */
export async function openLarge(
  links: readonly HTMLAnchorElement[],
  index: number,
  onClose: (index: number) => void,
): Promise<void> {
  const { dialog, tools, stage, caption, words } = await openStage(nameOfPage());
  const pictures = links.map(large);
  stage.classList.add('large-pictures');
  Object.assign(stage, { tabIndex: 0, role: 'group', ariaLabel: nameOfPage() }); // what scrolls can be reached with keys
  stage.append(...pictures.map(({ slide }) => slide));
  const box = () => boxOf(stage, pictures[$shown.get()]?.image);
  const goTo = (to: number) => stage.scrollTo({ left: to * stage.clientWidth });
  const go = (step: number) => goTo($shown.get() + step);
  const nearer = (factor: number) => zoomBy(factor, MIDDLE, box());

  const smaller = toolButton('minus', formatMessage(words, 'smaller'), () => nearer(1 / STEP));
  tools.prepend(
    smaller,
    toolButton('plus', formatMessage(words, 'larger'), () => nearer(STEP)),
  );
  const previous = toolButton('chevron-left', formatMessage(words, 'previous'), () => go(-1));
  const next = toolButton('chevron-right', formatMessage(words, 'next'), () => go(1));
  previous.classList.add('large-previous');
  next.classList.add('large-next');
  if (pictures.length > 1) dialog.append(previous, next);

  stage.addEventListener('scroll', () => show(Math.round(stage.scrollLeft / stage.clientWidth), pictures.length));
  followHands(stage, box);
  followKeys(dialog, { go, nearer, box });
  addEventListener('resize', seeWhole);

  show(index, pictures.length);
  goTo(index);
  const quiet = [
    $shown.subscribe((shown) => {
      caption.textContent = pictures[shown]?.image.alt ?? '';
      previous.ariaDisabled = String(shown === 0);
      next.ariaDisabled = String(shown === pictures.length - 1);
    }),
    $zoom.subscribe(({ scale, x, y }) => {
      const image = pictures[$shown.get()]?.image;
      for (const other of pictures) other.image.style.transform = '';
      if (image && scale > 1) image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      stage.classList.toggle('near', scale > 1);
      smaller.ariaDisabled = String(scale === 1);
    }),
  ];
  dialog.addEventListener('close', () => {
    for (const stop of quiet) stop();
    removeEventListener('resize', seeWhole);
    seeWhole();
    onClose($shown.get());
  });
}

const nameOfPage = () => document.querySelector('h1')?.textContent?.trim() ?? '';

/** The same picture once more, in the best size there is. */
function large(link: HTMLAnchorElement): { slide: HTMLElement; image: HTMLImageElement } {
  const slide = document.createElement('div');
  slide.append(link.querySelector('picture')?.cloneNode(true) ?? '');
  for (const source of slide.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    source.sizes = 'max(1900px, 100vw)';
  const image = slide.querySelector('img') ?? new Image();
  image.loading = 'lazy';
  image.draggable = false;
  return { slide, image };
}

function boxOf({ clientWidth, clientHeight }: HTMLElement, image: HTMLImageElement | undefined): Box {
  const frame = { width: clientWidth, height: clientHeight };
  const shape = { width: image?.naturalWidth || 1, height: image?.naturalHeight || 1 };
  return { frame, picture: fitted(shape, frame) };
}

/** A press that has moved farther than this many pixels was a drag. */
const STILL = 6;
/** Milliseconds within which a second press belongs to the first: a double press is one wish, not two. */
const DOUBLE = 350;

/**
 * Mouse, pen and fingers on the large picture: a press goes near and back, two fingers and the wheel zoom, dragging
 * moves what is seen near. Swiping a whole picture is the browser's own scrolling.
 */
function followHands(stage: HTMLElement, box: () => Box): void {
  const down = new Map<number, Point>();
  let [way, lastPress] = [0, -DOUBLE];

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (down.size === 0) way = 0;
    down.set(event.pointerId, fromMiddle(stage, event));
    stage.setPointerCapture(event.pointerId); // it is let go outside, too
  });
  stage.addEventListener('pointermove', (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(stage, event);
    way += distance(before, now);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) zoomBy(distance(now, other) / (distance(before, other) || 1), between(now, other), box());
    const share = other ? 2 : 1; // the other finger brings its own half of the way
    panBy({ x: (now.x - before.x) / share, y: (now.y - before.y) / share }, box());
    down.set(event.pointerId, now);
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    stage.addEventListener(end, ({ pointerId }) => down.delete(pointerId));
  // two fingers zoom the picture and neither scroll nor zoom the page
  stage.addEventListener('touchstart', (event) => event.touches.length > 1 && event.preventDefault(), {
    passive: false,
  });

  stage.addEventListener('click', (event) => {
    const isSecond = event.detail > 1 || event.timeStamp - lastPress < DOUBLE; // iOS does not count presses
    lastPress = event.timeStamp;
    if (way > STILL || isSecond) return;
    if ($zoom.get().scale > 1) seeWhole();
    else zoomBy(NEAR, fromMiddle(stage, event), box());
  });
  stage.addEventListener(
    'wheel',
    (event) => {
      // sideways a trackpad swipes from picture to picture
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (isSideways && $zoom.get().scale === 1) return;
      event.preventDefault();
      if (isSideways) panBy({ x: -event.deltaX, y: -event.deltaY }, box());
      else zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), fromMiddle(stage, event), box());
    },
    { passive: false },
  );
}

function fromMiddle(stage: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Pixels that an arrow key moves a picture that is seen near. */
const PAN = 80;

interface Moves {
  /** To the next picture (1) or the one before (-1). */
  go: (step: number) => void;
  nearer: (factor: number) => void;
  box: () => Box;
}

/** `+`, `−` and `0` zoom; arrows lead from picture to picture, or over one that is seen near. Escape is the dialog's own. */
function followKeys(dialog: HTMLElement, { go, nearer, box }: Moves): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow && $zoom.get().scale > 1) panBy({ x: -arrow.x * PAN, y: -arrow.y * PAN }, box());
    else if (arrow?.x) go(arrow.x);
    else if (event.key === '+' || event.key === '=') nearer(STEP);
    else if (event.key === '-') nearer(1 / STEP);
    else if (event.key === '0') seeWhole();
    else return;
    event.preventDefault();
  });
}

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export type GalleryWords = Slice<KeyOf<'gallery'>>;

/** A dialog that fills the window: what it shows is put into `stage`, its own buttons into `tools`. */
interface Stage {
  dialog: HTMLDialogElement;
  tools: HTMLElement;
  /** Says below the stage what is seen; a screen reader hears of every change. */
  caption: HTMLElement;
  stage: HTMLElement;
  words: GalleryWords;
}

/** Opens a dialog with a cross and nothing else yet. Closed, it is gone. @throws when its words can't be loaded */
export async function openStage(name: string): Promise<Stage> {
  const [words] = await Promise.all([wordsHere('gallery'), styled()]);
  const dialog = document.createElement('dialog');
  dialog.className = 'large';
  dialog.ariaLabel = name;
  const [tools, stage, caption] = [part('div', 'large-tools'), part('div', 'large-stage'), part('p', 'large-caption')];
  caption.ariaLive = 'polite';
  const close = toolButton('close', formatMessage(words, 'close'), () => dialog.close());
  close.autofocus = true;
  tools.append(close);
  dialog.append(tools, stage, caption);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, tools, stage, caption, words };
}

/** A button with an icon alone; what it does is its name. */
function toolButton(icon: IconName, name: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool';
  button.ariaLabel = name;
  button.innerHTML = `<svg class="icon" aria-hidden="true"><use href="${iconHref(icon)}"></use></svg>`;
  button.addEventListener('click', onPress);
  return button;
}

function part(tag: 'div' | 'p', className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/** The styles come with the first press. Without them the dialog is plain, but does what it does. */
const styled = (): Promise<unknown> =>
  new Promise((done) => {
    if (document.querySelector(`link[href="${css}"]`)) return done(true);
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.onload = sheet.onerror = done;
    sheet.href = css;
    document.head.append(sheet);
  });
