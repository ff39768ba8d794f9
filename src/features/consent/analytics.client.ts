import { type Counter, isCounted, messageTo } from './analytics.ts';

/** Tells the owner's counter that this page is looked at. A counter that does not answer is nobody's trouble. */
export function count(counter: Counter): void {
  if (!isCounted(location.pathname)) return;
  const { origin, pathname: path } = location;
  const language = document.documentElement.lang;
  const visit = { origin, path, title: document.title, referrer: document.referrer, language };
  const { url, type, body } = messageTo(counter, visit);
  // JSON is asked for permission first (CORS), the other two are sent as forms are
  const mode = type === 'application/json' ? 'cors' : 'no-cors';
  const headers = { 'content-type': type };
  fetch(url, { method: 'POST', mode, headers, body, credentials: 'omit', keepalive: true }).catch(() => {});
}
