import type { Data } from 'swissqrbill/types';
import { calculateSCORReferenceChecksum } from 'swissqrbill/utils';
import type { Address } from '#store/records/checkout/customers.ts';
import type { OrderDocumentRow } from '#store/records/checkout/documents.ts';
import type { OrderRow } from '#store/records/checkout/orders.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { amount } from '#values/money.ts';
import { plainLetters } from '#values/paper/plain-letters.ts';
import { INVOICE_WORDS } from './words.ts';

/** What a Swiss QR-bill says (Implementation Guidelines QR-bill 2.3). */
export type Bill = Data;

/** Longest texts of the QR-code, in characters. */
const MAX = { name: 70, street: 70, zip: 16, city: 35 };

/** The payment part of an invoice; null when there is nothing to pay, or in a currency that it does not know. Pure. */
export function billOf(
  { number, issuer }: OrderDocumentRow,
  { total, locale }: OrderRow,
  payer: Address | undefined,
  { currency, shopConfig }: { currency: string; shopConfig: ShopConfig },
): Bill | null {
  if (total <= 0 || (currency !== 'CHF' && currency !== 'EUR')) return null;
  const debtor = payer && debtorOf(payer, shopConfig);
  return {
    amount: amount(total),
    currency,
    creditor: {
      account: issuer.bank.iban,
      name: cut(issuer.bank.holder, MAX.name),
      ...streetOf(issuer.street),
      zip: issuer.zip,
      city: cut(issuer.city, MAX.city),
      country: issuer.country,
    },
    ...(debtor && { debtor }),
    reference: creditorReference(number),
    message: plainLetters(`${INVOICE_WORDS[locale].invoice} ${number}`),
  };
}

/** The ISO 11649 reference of an invoice: `30001` → `RF2430001`, so that the bank tells which one was paid. */
export const creditorReference = (number: string): string => `RF${calculateSCORReferenceChecksum(number)}${number}`;

function debtorOf(payer: Address, { countries }: ShopConfig): Bill['debtor'] {
  const country = countries.find(({ id }) => id === payer.countryId);
  return {
    name: cut(payer.company ?? `${payer.firstName} ${payer.lastName}`, MAX.name),
    ...streetOf(payer.street),
    zip: cut(payer.zipcode, MAX.zip),
    city: cut(payer.city, MAX.city),
    country: country?.iso ?? 'CH',
  };
}

/** Street and number stand apart in the code; a street without a number at its end stays whole. */
function streetOf(street: string): { address: string; buildingNumber?: string } {
  const [, name, number] = plainLetters(street).match(/^(.*\D)\s+(\d+\s?[a-zA-Z]?)$/) ?? [];
  if (!name || !number) return { address: cut(street, MAX.street) };
  return { address: name.trim().slice(0, MAX.street), buildingNumber: number };
}

const cut = (text: string, length: number): string => plainLetters(text).trim().slice(0, length);
