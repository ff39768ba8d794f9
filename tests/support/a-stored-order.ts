import type { Locale } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { TaxState } from '#store/rules/price/price.ts';
import { asPrice, linePrice, totals } from '#store/rules/price/price.ts';

const coin = { decimals: 2, interval: 0.05, roundForNet: true };
const fine = { decimals: 2, interval: 0.01, roundForNet: false };
/** When it was placed: half past midnight of the next day in Sarnen. */
export const PLACED_AT = '2026-11-21T23:30:00.000Z';

const address = {
  salutationId: null,
  title: null,
  firstName: 'Anna',
  lastName: 'Muster',
  company: null,
  department: null,
  street: 'Rue de l’Île 14b',
  additionalAddressLine1: null,
  additionalAddressLine2: null,
  zipcode: '6060',
  city: 'Sarnen',
  countryId: idOf('country', 'CH'),
  countryStateId: null,
  phoneNumber: null,
};

/** What of the order is to be otherwise; `unit` in cents. */
type OrderOverrides = {
  locale?: Locale;
  taxState?: TaxState;
  lines?: number;
  unit?: number;
  shipTo?: Partial<typeof address>;
  method?: string;
  salutation?: string;
};

/** An order of lines at CHF 645.00 and 19.90 shipping, the shipping discounted away. */
export function aStoredOrder(overrides: OrderOverrides = {}): StoredOrder {
  const { locale = 'de', taxState = 'gross', lines = 2, unit = 64_500, shipTo, method = 'invoice' } = overrides;
  const salutationId = overrides.salutation ? idOf('salutation', overrides.salutation) : null;
  const price = (cents: number, quantity = 1) =>
    linePrice({ unit: cents, quantity, rate: 8.1 }, { rounding: fine, taxState });
  const prices = Array.from({ length: lines }, () => price(unit));
  const [costs, off] = [price(1990), price(-1990)];
  const sum = totals(prices, [costs, off], coin, taxState);
  const stamps = { createdAt: PLACED_AT, updatedAt: PLACED_AT };
  const delivery = { orderId: 'o', state: 'open' as const, shippingMethodId: idOf('shipping-method', 'standard') };
  const days = { earliest: '2026-11-24', latest: '2026-11-27', trackingCodes: [], ...stamps };
  const addressId = shipTo ? 'b' : 'a';
  return {
    order: {
      id: 'o',
      number: '10001',
      state: 'open',
      deepLinkCode: 'secret',
      sessionId: '',
      cartHash: '',
      customerId: 'c',
      customer: {
        ...address,
        salutationId,
        email: 'a@example.com',
        number: '20001',
        isGuest: true,
        groupId: '',
        vatIds: [],
      },
      emailKey: 'a@example.com',
      locale,
      currencyId: idOf('currency', 'CHF'),
      currencyFactor: 1,
      billingAddressId: 'a',
      total: sum.total,
      price: sum,
      shippingCosts: costs,
      comment: null,
      affiliateCode: null,
      campaignCode: null,
      storefront: null,
      ...stamps,
    },
    addresses: [
      { id: 'a', orderId: 'o', address },
      { id: 'b', orderId: 'o', address: { ...address, ...shipTo } },
    ],
    lines: prices.map((each, index) => ({
      id: `l${index}`,
      orderId: 'o',
      position: index + 1,
      identifier: 'x',
      type: 'product',
      productId: 'p',
      label: 'Raclette-Ofen',
      quantity: 1,
      price: each,
      payload: { productNumber: '10-104-GR', options: [{ option: 'Tannengrün' }] },
      states: [],
      coverId: null,
      downloads: [],
    })),
    deliveries: [
      { id: 'd', addressId, costs, ...delivery, ...days },
      { id: 'e', addressId, costs: off, ...delivery, ...days },
    ],
    transactions: [
      {
        id: 't',
        orderId: 'o',
        position: 1,
        state: 'open',
        paymentMethodId: idOf('payment-method', method),
        amount: asPrice(sum),
        reference: null,
        ...stamps,
      },
    ],
    documents: [],
  };
}
