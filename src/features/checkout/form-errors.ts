import type { FieldErrors } from 'react-hook-form';
import { sampleZip } from '#features/account/address/address-form.ts';
import { minAge } from '#features/account/age.ts';
import { MIN_PASSWORD } from '#features/account/form/use-account-form.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Country } from '#store-api/contract/shop.ts';
import type { CheckoutForm } from './checkout-form.ts';
import type { CheckoutWords } from './words.server.ts';

/** The fields in the order in which they stand on the page. */
export const FIELDS = [
  'buyer',
  'email',
  'emailConfirmation',
  'password',
  'passwordConfirm',
  'birthdayDay',
  'birthdayMonth',
  'birthdayYear',
  'salutationId',
  'shippingId',
  'firstName',
  'lastName',
  'shipping.company',
  'shipping.street',
  'shipping.zipcode',
  'shipping.city',
  'shipping.countryId',
  'shipping.countryStateId',
  'shipping.phoneNumber',
  'billingId',
  'billing.company',
  'billing.firstName',
  'billing.lastName',
  'billing.street',
  'billing.zipcode',
  'billing.city',
  'billing.countryId',
  'billing.countryStateId',
  'comment',
  'consentTerms',
  'consentPrivacy',
  'consentDigital',
] as const;

export type FieldName = (typeof FIELDS)[number];

export const isField = (name: string): name is FieldName => (FIELDS as readonly string[]).includes(name);

/** What a field is called; the boxes to tick have their message as a name. */
export function labelOf(words: CheckoutWords, field: FieldName): string {
  if (field === 'comment') return formatMessage(words.checkout, 'comment');
  if (field === 'birthdayDay') return formatMessage(words.account, 'field-birthday');
  const name = field.split('.').at(-1) ?? field;
  return words.account[`field-${name}`] ?? '';
}

/** What is wrong with a field, in words: the server's come ready, ours are keys of `validation`. */
export function errorText(
  words: CheckoutWords,
  errors: FieldErrors<CheckoutForm>,
  field: FieldName,
  country?: Country | undefined,
): string | undefined {
  const [part = '', name] = field.split('.');
  const entry = (errors as Record<string, unknown>)[part] as ErrorEntry | undefined;
  const error = (name ? (entry as Record<string, ErrorEntry> | undefined)?.[name] : entry) as ErrorEntry | undefined;
  if (!error?.message) return undefined;
  if (error.type === FROM_SERVER) return error.message;
  const { validation } = words;
  const place = country && { country: country.name ?? '', sample: sampleZip(country.iso) };
  return formatMessage<string>(validation, error.message, { min: minAge, count: MIN_PASSWORD, ...place });
}

type ErrorEntry = { type?: string; message?: string };

/** Type of an error that the server has told. */
export const FROM_SERVER = 'server';
