import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { Customer, CustomerAddress } from './account.ts';
import { PaymentMethod, ShippingMethod } from './checkout.ts';
import { text, translatable } from './entity.ts';
import { Country, Currency, Rounding } from './shop.ts';

/** The session: who, where, how it is shipped and paid, in which currency and language. */
export const Context = z.looseObject({
  token: z.string(),
  currency: Currency,
  customer: z.nullish(Customer),
  paymentMethod: PaymentMethod,
  shippingMethod: ShippingMethod,
  shippingLocation: z.looseObject({ country: Country, address: z.nullish(CustomerAddress) }),
  salesChannel: translatable({
    id: z.string(),
    name: text,
    languageId: z.string(),
    countryId: text,
    navigationCategoryId: text,
    /** Addresses that mails may lead to. */
    domains: z.nullish(z.array(z.looseObject({ url: z.string() }))),
  }),
  context: z.looseObject({ languageIdChain: z.array(z.string()), taxState: z.string() }),
  itemRounding: z.nullish(Rounding),
  totalRounding: z.nullish(Rounding),
});
export type Context = z.infer<typeof Context>;

/** Exactly one of these changes with a `PATCH /context` of this storefront. */
export type ContextChange = {
  shippingMethodId?: string;
  paymentMethodId?: string;
  currencyId?: string;
  languageId?: string;
  countryId?: string;
  countryStateId?: string;
  shippingAddressId?: string;
  billingAddressId?: string;
};

export const ContextToken = z.looseObject({ redirectUrl: text });

export const readContext = call()('GET', '/context', Context);
export const changeContext = call<ContextChange>()('PATCH', '/context', ContextToken);
