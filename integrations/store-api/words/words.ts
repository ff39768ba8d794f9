import { inEveryLanguage, type Locale, type Text } from '#i18n/locales.ts';
import type { StateMachine, StateOf } from '#store/rules/order/states.ts';
import de from './languages/de.ts';
import enUS from './languages/en-us.ts';
import frFR from './languages/fr-fr.ts';

/** The words of the store that are not content, in one language. */
export type StoreWords = {
  documentNames: Record<'invoice' | 'credit_note', string>;
  documents: DocumentWords;
  paymentPage: PageWords;
  /** Names of the states of orders, deliveries and payments. */
  states: { [Machine in StateMachine]: Record<StateOf[Machine], string> };
  /** Labels of the sortings of a listing, by key. */
  sortings: Record<'name-asc' | 'name-desc' | 'price-asc' | 'price-desc' | 'topseller' | 'score', string>;
  crossSellings: Record<'accessories' | 'spareParts' | 'related', string>;
  cookies: Record<'necessary' | 'session' | 'language', { name: string; description: string }>;
  /** `2–3 business days`; `most` is the upper end, for the plural. */
  businessDays: (days: string, most: number) => string;
};

/** Words of invoices, credit notes, delivery notes and quotes; amounts and dates are passed in formatted. */
export type DocumentWords = {
  invoice: string;
  date: string;
  order: string;
  orderDate: string;
  customer: string;
  vatNumber: string;
  quantity: string;
  article: string;
  unitPrice: string;
  amount: string;
  deliverTo: string;
  subtotal: string;
  shipping: (method: string) => string;
  shippingDiscount: string;
  vatIncluded: (rate: string, base: string) => string;
  vatAdded: (rate: string, base: string) => string;
  rounding: string;
  total: string;
  payable: (days: number, date: string) => string;
  paid: (date: string, method: string) => string;
  /** How an order that asks for no transfer is to be paid. */
  payBy: (method: string) => string;
  calledOff: string;
  account: (holder: string, bank: string, iban: string) => string;
  thanks: string;
  creditNote: string;
  creditDate: string;
  /** What the one line of a credit note says. */
  credited: string;
  paidBack: (date: string, method: string) => string;
  deliveryNote: string;
  shippingMethod: string;
  /** What the customer has written with the order. */
  comment: (words: string) => string;
  quote: string;
  quoteDate: string;
  validUntil: string;
  commission: string;
  /** Prices by quantity, ready written. */
  tiers: (prices: string) => string;
  tier: (from: number, price: string) => string;
  /** What the prices of a quote are worth, of which day they are, and that shipping comes on top. */
  nonBinding: (date: string) => string;
  quoteThanks: (number: string) => string;
  page: (page: number, pages: number) => string;
};

/** Words of the test payment page. */
type PageWords = {
  title: string;
  test: string;
  order: string;
  amount: string;
  pay: string;
  decline: string;
  cancel: string;
  usedTitle: string;
  used: string;
  back: string;
};

export const WORDS: Record<Locale, StoreWords> = { de, 'en-US': enUS, 'fr-FR': frFR };

/** One text in every language: `textOf((words) => words.sortings.score)`. */
export const textOf = (pick: (words: StoreWords) => string): Text => inEveryLanguage((locale) => pick(WORDS[locale]));
