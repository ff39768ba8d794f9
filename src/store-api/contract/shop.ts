import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { type Criteria, flag, number, record, searchResult, text, translatable } from './entity.ts';

/** Decimals and the smallest coin: `{decimals: 2, interval: 0.05}` for Swiss francs. */
export const Rounding = z.looseObject({ decimals: z.number(), interval: z.number(), roundForNet: flag });

export const Language = z.looseObject({
  id: z.string(),
  name: z.string(),
  translationCode: z.nullish(z.looseObject({ code: z.string(), name: text })),
});
export type Language = z.infer<typeof Language>;

export const Currency = translatable({
  id: z.string(),
  isoCode: z.string(),
  symbol: z.string(),
  shortName: z.string(),
  name: z.string(),
  itemRounding: z.nullish(Rounding),
  totalRounding: z.nullish(Rounding),
});
export type Currency = z.infer<typeof Currency>;

export const CountryState = translatable({
  id: z.string(),
  shortCode: text,
  name: text,
  position: number,
  active: flag,
});
export type CountryState = z.infer<typeof CountryState>;

export const Country = translatable({
  id: z.string(),
  iso: text,
  name: text,
  position: number,
  shippingAvailable: flag,
  /** Whether a registration shows its states to choose from, and whether one has to be chosen. */
  displayStateInRegistration: flag,
  forceStateInRegistration: flag,
  postalCodeRequired: flag,
  checkPostalCodePattern: flag,
  defaultPostalCodePattern: text,
  states: z.nullish(z.array(CountryState)),
  /** `hof_states`: it has some to choose from that its registration does not tell. */
  customFields: z.optional(record),
});
export type Country = z.infer<typeof Country>;

export const Salutation = translatable({
  id: z.string(),
  salutationKey: text,
  displayName: text,
});
export type Salutation = z.infer<typeof Salutation>;

export const readLanguages = call<Criteria>()('POST', '/language', searchResult(Language));
/** The answer is a bare array, unlike its siblings. */
export const readCurrencies = call<Criteria>()('POST', '/currency', z.array(Currency));
export const readCountries = call<Criteria>()('POST', '/country', searchResult(Country));
/** The states of a country, whether or not a registration asks for one. */
export const readCountryStates = call<Criteria>()('POST', '/country-state/{countryId}', searchResult(CountryState));
export const readSalutations = call<Criteria>()('POST', '/salutation', searchResult(Salutation));

const flags = z.looseObject({ apiAlias: z.string() });

/** How the shop is set up, for clients that ask instead of knowing. */
export const ShopSettings = z.looseObject({
  general: flags,
  contactForm: flags,
  loginRegistration: flags,
  cart: flags,
  listing: flags,
  newsletter: flags,
});

export const CookieGroup = z.looseObject({
  name: z.string(),
  description: text,
  isRequired: z.boolean(),
  entries: z.nullish(z.array(z.looseObject({ cookie: z.string(), name: text, description: text, expiration: number }))),
});

export const readShopSettings = call()('GET', '/shop-settings', ShopSettings);
/** `hash` changes when consent has to be asked for again. */
export const readCookieGroups = call()(
  'GET',
  '/cookie-groups',
  z.looseObject({ elements: z.array(CookieGroup), hash: z.string(), languageId: z.string() }),
);
export const readGuaranteeNotice = call()('GET', '/legal-guarantee-notice', z.looseObject({ svg: text, link: text }));
/** Gzipped files of addresses: `/sitemap/{filename}`. */
export const readSitemaps = call()(
  'GET',
  '/sitemap',
  z.array(z.looseObject({ filename: z.string(), created: z.string() })),
);

const Routes = z.looseObject({ endpoints: z.array(z.looseObject({ path: z.string(), methods: z.array(z.string()) })) });
export type Routes = z.infer<typeof Routes>;

/** What the store answers; the embedded one does not tell. */
export const readRoutes = call()('GET', '/_info/routes', Routes);
