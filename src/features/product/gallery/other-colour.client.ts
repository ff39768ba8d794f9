/*
 * A colour that is pressed is seen at once, while the page of its own is on its way; whoever comes near a swatch has
 * its picture already. A page that one comes back to shows its own colour again.
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

/** The same picture element with another colour; its words go with the page that comes. */
function worn(before: HTMLImageElement, address: string): HTMLImageElement {
  const image = before.cloneNode() as HTMLImageElement;
  image.removeAttribute('srcset');
  image.src = address;
  return image;
}
