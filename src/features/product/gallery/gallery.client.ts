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
