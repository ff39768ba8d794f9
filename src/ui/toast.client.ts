/** How long it stays, in milliseconds: long enough to be read twice. */
const STAYS_MS = 8000;

/** Says something below left, read out by a screen reader; the last words push aside those before. */
export function toast(content: readonly (Node | string)[], look: '' | 'good' | 'bad' | 'warn' = ''): HTMLElement {
  document.querySelector('.toasts[data-toast]')?.remove();
  const place = document.createElement('div');
  place.className = 'toasts';
  place.dataset.toast = '';
  const message = document.createElement('p');
  message.className = `msg ${look}`;
  message.role = look === 'bad' ? 'alert' : 'status';
  place.append(message);
  document.body.append(place);
  const words = document.createElement('span');
  words.append(...content);
  message.append(words);
  setTimeout(() => place.remove(), STAYS_MS);
  return place;
}
