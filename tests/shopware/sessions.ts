import { randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Entity, type LanguageId } from './catalog.ts';
import type { Fields } from './recording.ts';

export interface Line {
  id: string;
  referencedId: string;
  quantity: number;
  payload: Fields;
}

/** A customer or a guest, as a Shopware keeps them. */
export interface Customer extends Entity {
  email: string;
  guest: boolean;
  firstName: string;
  lastName: string;
  salutationId: string | null;
  defaultBillingAddressId: string;
  defaultShippingAddressId: string;
  defaultPaymentMethodId: string;
  languageId: string;
  customerNumber: string;
  doubleOptInRegistration: boolean;
  doubleOptInConfirmDate: string | null;
}

/** A context token and what it stands for. */
export interface Session {
  token: string;
  languageId: LanguageId;
  currencyId: string;
  countryId: string;
  countryStateId: string | null;
  shippingMethodId: string;
  paymentMethodId: string;
  customerId: string | null;
  billingAddressId: string | null;
  shippingAddressId: string | null;
  lines: Line[];
  codes: string[];
  /** Discounts that the shopper has been told of. */
  announced: string[];
}

const CURRENCY = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';
export const SWITZERLAND = '01a20cb7f6fd72668a72a5762f63a0ee';
const POST = '01a20cb7f71a71ecb8fff9e7530bfaed';
/** Only there. */
export const PICKUP = 'd202ab44639afb2747586372c533f8eb';
const INVOICE = '01a20cb7f71671288fea5d877917bc73';

export const newId = (): string => randomBytes(16).toString('hex');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 32 letters and digits. */
export const newToken = (): string => Array.from(randomBytes(32), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** A moment as the API writes it: `2026-11-24T08:57:20.807+00:00`. */
export const timeOf = (date: Date): string => date.toISOString().replace('Z', '+00:00');
export const now = (): string => timeOf(new Date());

/** Sessions by token. Any token is accepted as it is. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  of(token: string): Session {
    const session = this.#sessions.get(token) ?? fresh(token);
    this.#sessions.set(token, session);
    return session;
  }

  ofCustomer(id: string): Session | undefined {
    return [...this.#sessions.values()].find(({ customerId }) => customerId === id);
  }

  /** The same session under another token; the old one is nobody's from now on. */
  renew(session: Session): Session {
    this.#sessions.delete(session.token);
    const renewed = { ...session, token: newToken() };
    this.#sessions.set(renewed.token, renewed);
    return renewed;
  }

  end({ token }: Session): void {
    this.#sessions.delete(token);
  }
}

const fresh = (token: string): Session => ({
  token,
  languageId: DEFAULT_LANGUAGE,
  currencyId: CURRENCY,
  countryId: SWITZERLAND,
  countryStateId: null,
  shippingMethodId: POST,
  paymentMethodId: INVOICE,
  ...{ customerId: null, billingAddressId: null, shippingAddressId: null },
  ...{ lines: [], codes: [], announced: [] },
});
