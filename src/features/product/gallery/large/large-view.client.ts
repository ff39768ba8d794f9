import { formatMessage } from '#i18n/format-message.ts';
import { followHands } from './hands.client.ts';
import { followKeys } from './keys.client.ts';
import { $shown, $zoom, seeWhole, show, zoomBy } from './large-view.store.ts';
import { openStage, toolButton } from './stage.client.ts';
import { type Box, fitted, STEP } from './zoom.ts';

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
