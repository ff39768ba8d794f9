import { type DeskLanguage, readLanguage } from '#desk/words/words.ts';

/** The language of this browser's desk: as it was chosen last, else what the browser speaks. */
const KEY = 'desk-language';

export const locale = (): DeskLanguage => {
  const chosen = localStorage.getItem(KEY) ?? undefined;
  if (chosen) return readLanguage(chosen);
  if (/^fr/.test(navigator.language)) return 'fr-FR';
  return /^de/.test(navigator.language) ? 'de' : 'en-US';
};

export function keepLocale(chosen: DeskLanguage): void {
  localStorage.setItem(KEY, chosen);
  document.documentElement.lang = chosen;
}

const THEME = 'desk-theme';

/** Light or dark as chosen here; null: as the system has it. */
export const theme = (): string | null => localStorage.getItem(THEME);

export function keepTheme(chosen: string | null): void {
  if (chosen) localStorage.setItem(THEME, chosen);
  else localStorage.removeItem(THEME);
  applyTheme();
}

export function applyTheme(): void {
  const chosen = theme();
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
}
