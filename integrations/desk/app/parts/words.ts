import { useLocaleState } from 'ra-core';
import type { DeskLanguage } from '#desk/words/words.ts';
import { WORDS } from '#store/words/words.ts';
import type { Tone } from './Parts.tsx';

/** How moments, amounts and states are written in the desk's language. */
export function useFormats() {
  const [locale] = useLocaleState() as [DeskLanguage, unknown];
  const region = locale === 'en-US' ? 'en-GB' : `${locale.slice(0, 2)}-CH`;
  const date = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Zurich' });
  const { states } = WORDS[locale];
  const all: Record<string, string> = { ...states.order, ...states.order_delivery, ...states.order_transaction };
  return {
    moment: (iso: string | null | undefined) => (iso ? date.format(new Date(iso)) : ''),
    money: (value: string | null, currency: string | null = 'CHF') =>
      value === null ? '' : `${currency} ${value.replace(/\B(?=(\d{3})+\.)/g, '’')}`,
    state: (state: string | null | undefined) => (state ? (all[state] ?? state) : ''),
  };
}

const TONES: Record<string, Tone> = {
  ...{ paid: 'good', shipped: 'good', completed: 'good', refunded: 'good' },
  ...{ open: 'warn', shipped_partially: 'warn', in_progress: 'warn', paid_partially: 'warn', unconfirmed: 'warn' },
  ...{ failed: 'bad', cancelled: 'bad', chargeback: 'bad', reminded: 'bad' },
};

/** Whether a state is well, waits, or went wrong. */
export const toneOf = (state: string | null | undefined): Tone | undefined => TONES[state ?? ''];
