import { atom } from 'nanostores';
import type { Locale } from '#i18n/locales.ts';
import type { CartWords } from '../words.server.ts';

/**
 * The panel beside the page: whether it is open, and by what change. The cart of a change has just come with its messages,
 * which another reading would wipe away. `added` is the name of what is in as it was asked for.
 */
export type Panel = { isOpen: boolean; change?: { added?: string | undefined } | undefined };

export const $panel = atom<Panel>({ isOpen: false });

/** The words of the panel, once they are there. */
export const $panelWords = atom<CartWords | undefined>(undefined);

export const openPanel = (change?: Panel['change']): void => $panel.set({ isOpen: true, change });

export const closePanel = (): void => $panel.set({ isOpen: false });

/** The panel sleeps in the header until somebody comes near, or something goes into the cart. */
export function wakePanel(): void {
  document.querySelector('[data-badge="cart"]')?.dispatchEvent(new Event('wake'));
}

/**
 * The words of the cart come as a file of their own: the panel stands on every page, and its messages alone would be
 * a third of what a page may weigh.
 */
export async function loadPanelWords(locale: Locale): Promise<void> {
  const load = FILES[`/src/i18n/locales/${locale}/cart.json`];
  if (load && !$panelWords.get()) $panelWords.set({ ...(await load()), '@lang': locale } as CartWords);
}

const FILES = import.meta.glob<Omit<CartWords, '@lang'>>('/src/i18n/locales/*/cart.json', { import: 'default' });
