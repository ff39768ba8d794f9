import type { Shop } from '#features/content-schema/shop.schema.ts';
import type { Text } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import { type Cents, cents } from '#values/money.ts';
import type { Iso } from './country.ts';

export type Rounding = { decimals: number; interval: number; roundForNet: boolean };

export type Currency = {
  id: string;
  iso: string;
  symbol: string;
  shortName: string;
  name: Text;
  /** 1 CHF in this currency. */
  factor: number;
  isDefault: boolean;
  itemRounding: Rounding;
  totalRounding: Rounding;
};

/** A class of tax: products name it by their Swiss rate; the rate follows the country of delivery. */
export type TaxClass = {
  id: string;
  key: string;
  productTax: number;
  name: Text;
  rates: Partial<Record<Iso, number>>;
};

export type PaymentMethod = {
  id: string;
  key: string;
  technicalName: string;
  /** Who takes the money: `hof_none` (the order is placed as it is) or the gateway, `hof_card`, `hof_twint` … */
  handler: string;
  position: number;
  isDefault: boolean;
  name: Text;
  text: Text;
  /** For whom it is, null where the text says so. */
  hint: Text | null;
  /** redirect: a payment page follows. */
  flow: 'none' | 'redirect';
  dueDays: number | null;
  /** Codes of the only currencies, null: any. */
  currencies: string[] | null;
  /** One entry has to hold; countries are those of the billing address, `maxTotal` in CHF cents. */
  availability: { groups: ('private' | 'professional')[]; countries: Iso[]; maxTotal: Cents | null }[];
  changeableAfterOrder: boolean;
};

export const toCurrencies = ({ currencies }: Shop): Currency[] =>
  currencies.map(({ iso, symbol, shortName, name, factor, default: isDefault, itemRounding, totalRounding }) => ({
    id: idOf('currency', iso),
    iso,
    symbol,
    shortName,
    name,
    factor,
    isDefault,
    itemRounding,
    totalRounding,
  }));

export const toTaxClasses = ({ taxes }: Shop): TaxClass[] =>
  taxes.map(({ id, productTax, name, rates }) => ({ id: idOf('tax', id), key: id, productTax, name, rates }));

/** The rate in percent for a product of this class, delivered to this country; the class's own where none is listed. */
export function taxRateIn(taxes: TaxClass[], productTax: number, iso: Iso): number {
  return taxes.find((tax) => tax.productTax === productTax)?.rates[iso] ?? productTax;
}

export const toPaymentMethods = ({ paymentMethods }: Shop): PaymentMethod[] =>
  paymentMethods
    .map((method) => ({
      id: idOf('payment-method', method.id),
      key: method.id,
      technicalName: `payment_${method.id}`,
      handler: method.flow === 'redirect' ? `hof_${method.id}` : 'hof_none',
      position: method.position,
      isDefault: method.default,
      name: method.name,
      text: method.text,
      hint: method.hint ?? null,
      flow: method.flow,
      dueDays: method.dueDays ?? null,
      currencies: method.currencies ?? null,
      availability: method.availability.map(({ groups, countries, maxTotal }) => ({
        groups,
        countries,
        maxTotal: maxTotal === undefined ? null : cents(maxTotal),
      })),
      changeableAfterOrder: method.changeableAfterOrder,
    }))
    .sort((a, b) => a.position - b.position);
