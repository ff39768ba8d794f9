import { markedPieces } from '#ui/marks.ts';
import { nearest } from './nearest.ts';

/* A static “not found” learns in the browser what was asked for, and which place of the menu is written most like it. */

/** So long after the page the log says what is probably wrong. */
const HINT_MS = 2000;

const misconfigured = document.querySelector<HTMLElement>('[data-hint]');
if (misconfigured) setTimeout(() => console.error(misconfigured.dataset.hint), HINT_MS);

const message = document.querySelector('[data-lost]');
if (message) message.textContent += readablePath(location.pathname);

const hint = document.querySelector<HTMLElement>('[data-nearest]');
const links = [...document.querySelectorAll<HTMLAnchorElement>('#menu a[href], header nav a[href]')];
const places = links.map(({ pathname, textContent }) => ({ path: pathname, name: textContent?.trim() ?? '' }));
const suggestion = hint && nearest(readablePath(location.pathname), places);
if (hint && suggestion) {
  const parts = markedPieces(hint.dataset.nearest ?? '').map(({ text, mark }) =>
    mark ? linkTo(suggestion, text) : text,
  );
  hint.replaceChildren(...parts);
  hint.hidden = false;
}

function linkTo({ path, name }: { path: string; name: string }, words: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = words.replace('{title}', name);
  return link;
}

function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // half an escape is shown as it came
  }
}
