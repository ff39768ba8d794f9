import { formatMessage } from '#i18n/format-message.ts';
import { wordsHere } from '#i18n/words-here.client.ts';
import { iconHref } from '#ui/icons.ts';

/*
 * A color that is pressed is seen at once, while the page of its own is on its way; whoever comes near a swatch has
 * its picture already. Going back to a page shows its own color again.
 */
const picture = document.querySelector('.slide picture');
const image = picture?.querySelector('img');

if (picture && image) {
  const originalPicture = picture.cloneNode(true);
  addEventListener(
    'pageshow',
    ({ persisted }) => persisted && picture.replaceChildren(...originalPicture.cloneNode(true).childNodes),
  );
  for (const swatch of document.querySelectorAll<HTMLElement>('.swatch[data-picture]')) {
    const address = swatch.dataset.picture ?? '';
    for (const sign of ['pointerenter', 'focus', 'touchstart'])
      swatch.addEventListener(sign, () => Object.assign(new Image(), { src: address }), { once: true, passive: true });
    swatch.addEventListener('click', (press) => {
      if (press.ctrlKey || press.metaKey || press.shiftKey) return;
      picture.replaceChildren(worn(image, address));
      picture.closest('.slides')?.scrollTo({ left: 0, behavior: 'instant' });
    });
  }
}

/** The same picture element with another color; its words go with the page that comes. */
function worn(before: HTMLImageElement, address: string): HTMLImageElement {
  const image = before.cloneNode() as HTMLImageElement;
  image.removeAttribute('srcset');
  image.src = address;
  return image;
}

/*
 * The gallery comes alive with the first sign of a shopper (`late.client.ts`): small pictures move the large ones and
 * not the page, arrow keys lead from one to the next, what is seen is marked below, a press opens the large view.
 * Without script all pictures are links: the small ones to the large ones, those to their files.
 */
const slides = document.querySelector<HTMLElement>('.slides');

if (slides) {
  const pictures = [...slides.querySelectorAll<HTMLAnchorElement>('a')];
  const thumbs = [...document.querySelectorAll<HTMLAnchorElement>('.thumbs a')];
  follow(slides, pictures, thumbs);
  for (const [index, picture] of pictures.entries()) opens(picture, () => open(slides, pictures, index));
}

function follow(box: HTMLElement, pictures: HTMLAnchorElement[], thumbs: HTMLAnchorElement[]): void {
  for (const [index, thumb] of thumbs.entries())
    thumb.addEventListener('click', (press) => {
      press.preventDefault();
      goTo(box, index);
    });
  for (const row of [pictures, thumbs])
    for (const [index, link] of row.entries())
      link.addEventListener('keydown', (event) => {
        const to = row[index + (STEPS[event.key] ?? 0)];
        if (!to || to === link) return;
        event.preventDefault();
        to.focus({ preventScroll: true });
        goTo(box, row.indexOf(to));
      });
  box.addEventListener('scroll', () => {
    const seen = Math.round(box.scrollLeft / box.clientWidth);
    for (const [index, thumb] of thumbs.entries()) thumb.ariaCurrent = index === seen ? 'true' : null;
  });
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

const goTo = (box: HTMLElement, index: number) => box.scrollTo({ left: index * box.clientWidth });

/** A press that was quicker than this script has marked the picture as busy. */
function opens(picture: HTMLAnchorElement, show: () => void): void {
  picture.ariaHasPopup = 'dialog';
  picture.addEventListener('click', (press) => {
    if (press.ctrlKey || press.metaKey || press.shiftKey) return;
    press.preventDefault();
    show();
  });
  if (picture.ariaBusy === 'true') show();
}

/** Afterwards the gallery stands at the picture that was seen last. Where the code can't be loaded, the file is shown. */
async function open(box: HTMLElement, pictures: HTMLAnchorElement[], index: number): Promise<void> {
  try {
    const { openLarge } = await import('./large/large-view.client.ts');
    await openLarge(pictures, index, (last) => {
      goTo(box, last);
      pictures[last]?.focus({ preventScroll: true });
    });
  } catch (trouble) {
    console.error(trouble);
    location.assign(pictures[index]?.href ?? '');
  } finally {
    for (const picture of pictures) picture.ariaBusy = null;
  }
}

/* The way to the model of what is on the first picture; without script there is none, because nothing could turn it. */
const link = document.querySelector<HTMLAnchorElement>('a.slide[data-model]');

if (link)
  wordsHere('gallery').then((words) => link.closest('.gallery')?.append(way(link, formatMessage(words, 'seeIn3d'))));

/** Viewer and model come with the press, and not before. */
function way(to: HTMLAnchorElement, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn line small model';
  button.ariaLabel = name;
  button.ariaHasPopup = 'dialog';
  button.innerHTML = `<svg class="icon-s" aria-hidden="true"><use href="${iconHref('box')}"></use></svg>3D`;
  button.addEventListener('click', async () => {
    button.ariaBusy = 'true';
    const { openModel } = await import('./large/model-view.client.ts');
    button.ariaBusy = null;
    await openModel(to);
  });
  return button;
}

/* Shows the bar while the real button is above the screen; a press on it presses the real one. */

const [bar, order] = [document.querySelector('.buybar'), document.querySelector('#order')];

if (bar && order) {
  // what is below the screen counts as seen, so that a jump over the button is noticed too
  const options = { rootMargin: '0px 0px 99999px' };
  new IntersectionObserver(([seen]) => bar.classList.toggle('on', !seen?.isIntersecting), options).observe(order);
  bar.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    order.querySelector<HTMLElement>('.btn')?.click();
  });
}
