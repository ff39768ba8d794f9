import { inLanguage, type Locale, localeFacts } from '#i18n/locales.ts';
import type { Address } from '#store/account/address.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { amount, type Cents } from '#values/money.ts';
import { fill, ORDER_WORDS } from './order-words.ts';

/** A mail before it is put on its way. */
export type Mail = { to: string; subject: string; text: string };

/** The confirmation of an order as plain text, in the language of the order. `site`: the shop's address without a slash. Pure. */
export function orderMail(stored: StoredOrder, facts: ShopFacts, site: string): Mail {
  const { order } = stored;
  const words = ORDER_WORDS[order.locale];
  const { numbers, prefix } = localeFacts(order.locale);
  const date = dateFormat(numbers, facts.shop.timezone).format(new Date(order.createdAt));
  const gaps = { number: order.number, date };
  const parts = [
    greeting(stored, facts),
    fill(words.received, gaps),
    table(stored, facts),
    paymentNote(stored, facts),
    addresses(stored, facts),
    order.comment ? `${words.comment}: ${order.comment}` : '',
    `${words.access}\n${site}${prefix}/account/order/${order.deepLinkCode}`,
    words.closing,
    `${facts.shop.legalName}, ${facts.shop.phone}\n${words.footer}`,
  ];
  const text = `${parts.filter(Boolean).join('\n\n')}\n`;
  return { to: order.customer.email, subject: fill(words.subject, gaps), text };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes milliseconds, so each is made once. */
function dateFormat(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  formats.set(key, format);
  return format;
}

function greeting({ order: { customer, locale } }: StoredOrder, { salutations }: ShopFacts): string {
  const salutation = salutations.find(({ id }) => id === customer.salutationId) ?? salutations.at(-1);
  const { firstName, lastName } = customer;
  return salutation ? fill(inLanguage(locale, salutation.letter), { firstName, lastName }) : '';
}

/** Lines, shipping, tax, total; one a line, words left, amount right. */
function table({ order, lines, deliveries }: StoredOrder, facts: ShopFacts): string {
  const words = ORDER_WORDS[order.locale];
  const { price, shippingCosts } = order;
  const money = moneyIn(order.currencyId, facts);
  const method = facts.shippingMethods.find(({ id }) => id === deliveries[0]?.shippingMethodId);
  const shipping: [string, string][] = method
    ? [
        [
          fill(words.shipping, { method: inLanguage(order.locale, method.name) }),
          shippingCosts.total === 0 ? words.shippingFree : money(shippingCosts.total),
        ],
      ]
    : [];
  const vat = price.taxState === 'gross' ? words.vatIncluded : words.vatAdded;
  const rows: [string, string][] = [
    ...lines.map((line): [string, string] => [lineText(line), money(line.price.total)]),
    [words.subtotal, money(price.positions)],
    ...shipping,
    [words.total, money(price.total)],
    ...price.taxes.map(({ rate, tax }): [string, string] => [fill(vat, { rate: String(rate) }), money(tax)]),
  ];
  const width = Math.max(...rows.map(([text]) => text.length));
  return rows.map(([text, value]) => `${text.padEnd(width)}  ${value.padStart(14)}`).join('\n');
}

function lineText({ quantity, label, payload }: StoredOrder['lines'][number]): string {
  const options = (payload.options as { option: string }[] | undefined) ?? [];
  const name = [label, ...options.map(({ option }) => option)].join(', ');
  return `${quantity} × ${name} (${payload.productNumber})`;
}

function paymentNote({ order, transactions }: StoredOrder, facts: ShopFacts): string {
  const words = ORDER_WORDS[order.locale];
  const method = facts.paymentMethods.find(({ id }) => id === transactions.at(-1)?.paymentMethodId);
  if (!method) return '';
  const note = { invoice: words.invoice, prepayment: words.prepayment }[method.key] ?? words.online;
  const gaps = {
    total: moneyIn(order.currencyId, facts)(order.price.total),
    iban: facts.shop.legal.bank.iban,
    number: order.number,
  };
  return `${words.paymentMethod}: ${inLanguage(order.locale, method.name)}\n${fill(note, gaps)}`;
}

function addresses({ order, addresses: rows, deliveries }: StoredOrder, facts: ShopFacts): string {
  const words = ORDER_WORDS[order.locale];
  const of = (id: string | undefined) => rows.find((row) => row.id === id)?.address;
  const write = (title: string, address: Address | undefined) =>
    address ? `${title}:\n${letterLines(address, facts, order.locale).join('\n')}` : '';
  const billing = write(words.billingAddress, of(order.billingAddressId));
  const shipping = write(words.shippingAddress, of(deliveries[0]?.addressId));
  return [shipping, billing].filter(Boolean).join('\n\n');
}

function letterLines(address: Address, { countries }: ShopFacts, locale: Locale): string[] {
  const country = countries.find(({ id }) => id === address.countryId);
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.street,
    address.additionalAddressLine1,
    address.additionalAddressLine2,
    `${address.zipcode} ${address.city}`,
    country ? inLanguage(locale, country.name) : null,
  ];
  return lines.filter((line): line is string => Boolean(line));
}

function moneyIn(currencyId: string, { currencies }: ShopFacts): (value: Cents) => string {
  const iso = currencies.find(({ id }) => id === currencyId)?.iso ?? '';
  return (value) => `${iso} ${amount(value).toFixed(2)}`;
}
