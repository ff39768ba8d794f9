/* The press is the consent: only then does a page speak to the host of a film, and for this one film. */

document.addEventListener('click', (press) => {
  const link = press.target instanceof Element ? press.target.closest('[data-play]') : null;
  const film = link?.closest<HTMLElement>('[data-film]');
  const screen = film?.querySelector('[data-screen]');
  if (!film || !screen || press.metaKey || press.ctrlKey || press.shiftKey) return;
  press.preventDefault();
  const player = document.createElement('iframe');
  player.src = film.dataset.film ?? '';
  player.title = film.dataset.title ?? '';
  player.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  player.referrerPolicy = 'strict-origin-when-cross-origin'; // YouTube refuses who does not say where the player stands
  screen.replaceChildren(player);
  link?.closest('.ask')?.remove();
  player.focus();
});
