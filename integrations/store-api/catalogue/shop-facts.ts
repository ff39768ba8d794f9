import { parseShop, type Shop } from '#features/catalog/shop.schema.ts';
import { type ContactPersons, parseContactPersons } from '#features/catalog/shop-facts/contact-person.schema.ts';
import { type Dealer, parseDealers } from '#features/catalog/shop-facts/dealer.schema.ts';
import { type MailWords, parseMailWords } from '#features/catalog/shop-facts/mail.schema.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import { languageId } from '#store/language.ts';
import { readContentFile } from './content-files.ts';
import { type CountryFact, countryFacts } from './facts/country.ts';
import { type CustomerGroupFact, customerGroupFacts, type SalutationFact, salutationFacts } from './facts/customer.ts';
import {
  type DeliveryTimeFact,
  deliveryTimeFacts,
  type ShippingMethodFact,
  shippingMethodFacts,
} from './facts/delivery.ts';
import {
  type CurrencyFact,
  currencyFacts,
  type PaymentMethodFact,
  paymentMethodFacts,
  type TaxFact,
  taxFacts,
} from './facts/payment.ts';

export type LanguageFact = {
  id: string;
  locale: Locale;
  /** In the language itself. */
  name: string;
  /** Beginning of its addresses; empty for German. */
  prefix: string;
};

/** What content says of the shop itself. Read once; nothing here changes until the next start. */
export type ShopFacts = {
  salesChannel: { id: string; name: string; languageId: string; navigationCategoryId: string };
  languages: LanguageFact[];
  currencies: CurrencyFact[];
  countries: CountryFact[];
  salutations: SalutationFact[];
  customerGroups: CustomerGroupFact[];
  shippingMethods: ShippingMethodFact[];
  deliveryTimes: DeliveryTimeFact[];
  paymentMethods: PaymentMethodFact[];
  taxes: TaxFact[];
  limits: Shop['limits'];
  defaultCurrencyId: string;
  defaultCountryId: string;
  defaultShippingMethodId: string;
  defaultPaymentMethodId: string;
  defaultSalutationId: string;
  privateGroupId: string;
  professionalGroupId: string;
  /** The file as it stands: company, bank, addresses, support hours. */
  shop: Shop;
  /** Words of the mails. */
  mails: MailWords;
  /** Who looks after whom in the field. */
  contactPersons: ContactPersons;
  /** Partners who show and install. */
  dealers: Dealer[];
};

/** The root of the category tree; its children are the main navigation. */
export const ROOT_CATEGORY_ID = idOf('category', 'root');

/** @throws {Error} file, field, found and expected, when a file of content/shop or content/dealers is wrong */
export async function readShopFacts(contentFolder: string): Promise<ShopFacts> {
  const read = async <Value>(name: string, parse: (raw: unknown, file: string) => Value): Promise<Value> => {
    const { file, raw } = await readContentFile(contentFolder, name);
    return parse(raw, file);
  };
  return shopFacts(await read('shop/shop.yaml', parseShop), {
    mails: await read('shop/mails.yaml', parseMailWords),
    contactPersons: await read('shop/contact-persons.yaml', parseContactPersons),
    dealers: await read('dealers/dealers.yaml', parseDealers),
  });
}

type Correspondence = Pick<ShopFacts, 'mails' | 'contactPersons' | 'dealers'>;

function shopFacts(shop: Shop, correspondence: Correspondence): ShopFacts {
  const currencies = currencyFacts(shop);
  const countries = countryFacts(shop);
  const shippingMethods = shippingMethodFacts(shop);
  const paymentMethods = paymentMethodFacts(shop);
  const salutations = salutationFacts(shop);
  return {
    salesChannel: {
      id: idOf('sales-channel', shop.id),
      name: shop.name,
      languageId: languageId('de'),
      navigationCategoryId: ROOT_CATEGORY_ID,
    },
    languages: LOCALES.map(({ code, name, prefix }) => ({ id: languageId(code), locale: code, name, prefix })),
    currencies,
    countries,
    salutations,
    customerGroups: customerGroupFacts(shop),
    shippingMethods,
    deliveryTimes: deliveryTimeFacts(shop),
    paymentMethods,
    taxes: taxFacts(shop),
    limits: shop.limits,
    defaultCurrencyId: defaultOf('currencies', currencies).id,
    defaultCountryId: defaultOf('countries', countries).id,
    defaultShippingMethodId: defaultOf('shippingMethods', shippingMethods).id,
    defaultPaymentMethodId: defaultOf('paymentMethods', paymentMethods).id,
    defaultSalutationId: defaultOf('salutations', salutations).id,
    privateGroupId: idOf('customer-group', 'private'),
    professionalGroupId: idOf('customer-group', 'professional'),
    shop,
    ...correspondence,
  };
}

function defaultOf<Fact extends { isDefault: boolean }>(list: string, facts: Fact[]): Fact {
  const found = facts.find((fact) => fact.isDefault);
  if (!found) throw new Error(`content/shop/shop.yaml: ${list} has no entry with default: true; expected one.`);
  return found;
}
