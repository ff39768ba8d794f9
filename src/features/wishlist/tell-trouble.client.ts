import { localeOf } from '#i18n/paths.ts';

/** How long it stays, in milliseconds: long enough to be read twice. */
const STAYS_MS = 8000;

/** Says below left that a product could not be noted; the words come only then. */
export async function tellTrouble(): Promise<void> {
  const words = await FILES[`/src/i18n/locales/${localeOf(location.pathname)}/wishlist.json`]?.();
  const toast = document.createElement('div');
  toast.className = 'toasts';
  const message = document.createElement('p');
  message.className = 'msg bad';
  message.role = 'alert';
  toast.append(message);
  document.body.append(toast);
  message.textContent = words?.saveFailed ?? '';
  setTimeout(() => toast.remove(), STAYS_MS);
}

const FILES = import.meta.glob<Record<string, string>>('/src/i18n/locales/*/wishlist.json', { import: 'default' });
