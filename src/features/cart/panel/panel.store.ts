import { atom } from 'nanostores';
import type { Locale } from '#i18n/locales.ts';
import type { CartWords } from '../words.server.ts';

/**
 * The cart panel: whether it is open, and by what change. The change has just returned the cart with its messages, which
 * reading it again would clear. `added` is the name of a product that was added in the requested quantity.
 */
export type Panel = { isOpen: boolean; change?: { added?: string | undefined } | undefined };

export const $panel = atom<Panel>({ isOpen: false });

/** The words of the panel, once loaded. */
export const $panelWords = atom<CartWords | undefined>(undefined);

export const openPanel = (change?: Panel['change']): void => $panel.set({ isOpen: true, change });

export const closePanel = (): void => $panel.set({ isOpen: false });

/** Hydrates the panel: when its button is approached, or something is added to the cart. */
export function wakePanel(): void {
  document.querySelector('[data-badge="cart"]')?.dispatchEvent(new Event('wake'));
}

/**
 * Loads the words of the cart from a separate file: the panel is on every page, and its messages alone would be a third
 * of the page's budget.
 */
export async function loadPanelWords(locale: Locale): Promise<void> {
  const load = FILES[`/src/i18n/locales/${locale}/cart.json`];
  if (load && !$panelWords.get()) $panelWords.set({ ...(await load()), '@lang': locale } as CartWords);
}

const FILES = import.meta.glob<Omit<CartWords, '@lang'>>('/src/i18n/locales/*/cart.json', { import: 'default' });
