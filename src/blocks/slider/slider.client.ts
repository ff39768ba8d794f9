/* The row moves by itself natively; the buttons push it by one, say which is seen, and stop at its ends. */

for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) {
  const row = slider.querySelector('ul');
  const controls = slider.querySelector<HTMLElement>('.push');
  const seen = slider.querySelector('[data-seen]');
  const buttons = [...slider.querySelectorAll<HTMLButtonElement>('[data-push]')];
  const slides = row ? [...row.children].filter((slide) => slide instanceof HTMLElement) : [];
  const [first] = slides;
  if (!row || !controls || !first) continue;

  const step = () => (slides[1]?.offsetLeft ?? 0) - first.offsetLeft || row.clientWidth;
  const isAtEnd = () => row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
  const place = () => (isAtEnd() ? slides.length - 1 : Math.round(row.scrollLeft / step()));

  const show = () => {
    if (seen) seen.textContent = String(place() + 1);
    for (const button of buttons) button.disabled = Number(button.dataset.push) < 0 ? row.scrollLeft < 1 : isAtEnd();
    controls.hidden = row.scrollWidth <= row.clientWidth;
  };
  for (const button of buttons) button.onclick = () => row.scrollBy({ left: Number(button.dataset.push) * step() });
  row.addEventListener('scroll', show, { passive: true });
  new ResizeObserver(show).observe(row);
  show();
}
