/** Long enough to reach the link in it with keys, in milliseconds. */
const WITH_LINK_MS = 8000;

/**
 * Says something below left, read out by a screen reader; the last words push aside those before. It stays for
 * `staysMs`, and longer while somebody points at it or is in it; what is bad stays until the next press.
 */
export function toast(
  content: readonly (Node | string)[],
  variant: '' | 'good' | 'bad' | 'warn' = '',
  staysMs = WITH_LINK_MS,
): HTMLElement {
  document.querySelector('.toasts[data-toast]')?.remove();
  const place = document.createElement('div');
  place.className = 'toasts';
  place.dataset.toast = '';
  const message = document.createElement('p');
  message.className = `msg ${variant}`;
  message.role = variant === 'bad' ? 'alert' : 'status';
  place.append(message);
  document.body.append(place);
  const words = document.createElement('span');
  words.append(...content);
  message.append(words);
  if (variant === 'bad') setTimeout(() => addEventListener('click', () => place.remove(), { once: true }));
  else setTimeout(leave, staysMs, place);
  return place;
}

function leave(place: HTMLElement): void {
  if (place.contains(document.activeElement) || place.matches(':hover')) setTimeout(leave, AGAIN_MS, place);
  else place.remove();
}

const AGAIN_MS = 1000;
