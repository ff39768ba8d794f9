import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { type Criteria, flag, number, searchResult, text } from './entity.ts';

/** Decimals and the smallest coin: `{decimals: 2, interval: 0.05}` for Swiss francs. */
export const Rounding = z.looseObject({ decimals: z.number(), interval: z.number(), roundForNet: flag });

export const Language = z.looseObject({
  id: z.string(),
  name: z.string(),
  translationCode: z.nullish(z.looseObject({ code: z.string(), name: text })),
});
export type Language = z.infer<typeof Language>;

export const Currency = z.looseObject({
  id: z.string(),
  isoCode: z.string(),
  symbol: z.string(),
  shortName: z.string(),
  name: z.string(),
  itemRounding: z.nullish(Rounding),
  totalRounding: z.nullish(Rounding),
});
export type Currency = z.infer<typeof Currency>;

export const CountryState = z.looseObject({ id: z.string(), shortCode: text, name: z.string() });

export const Country = z.looseObject({
  id: z.string(),
  iso: text,
  name: text,
  translated: z.nullish(z.looseObject({ name: text })),
  position: number,
  shippingAvailable: flag,
  forceStateInRegistration: flag,
  postalCodeRequired: flag,
  checkPostalCodePattern: flag,
  defaultPostalCodePattern: text,
  states: z.nullish(z.array(CountryState)),
});
export type Country = z.infer<typeof Country>;

export const Salutation = z.looseObject({
  id: z.string(),
  salutationKey: text,
  displayName: text,
  translated: z.nullish(z.looseObject({ displayName: text })),
});
export type Salutation = z.infer<typeof Salutation>;

export const readLanguages = call<Criteria>()('POST', '/language', searchResult(Language));
/** The answer is a bare array, unlike its siblings. */
export const readCurrencies = call<Criteria>()('POST', '/currency', z.array(Currency));
export const readCountries = call<Criteria>()('POST', '/country', searchResult(Country));
export const readSalutations = call<Criteria>()('POST', '/salutation', searchResult(Salutation));
