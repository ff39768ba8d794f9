/**
 * A press on a small picture moves the large ones sideways, without moving the page; what is seen is marked below.
 * Without script the small pictures are plain links to the large ones.
 */
export function followSlides(): void {
  const slides = document.querySelector<HTMLElement>('.slides');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.thumbs a')];
  if (!slides) return;
  for (const [index, link] of links.entries())
    link.onclick = () => {
      slides.scrollTo({ left: index * slides.clientWidth, behavior: 'smooth' });
      return false;
    };
  slides.onscroll = () => {
    const seen = Math.round(slides.scrollLeft / slides.clientWidth);
    for (const [index, link] of links.entries())
      index === seen ? link.setAttribute('aria-current', 'true') : link.removeAttribute('aria-current');
  };
}
