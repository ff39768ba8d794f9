import { createHash } from 'node:crypto';
import type { Carts } from './carts.ts';
import { type Catalog, DEFAULT_LANGUAGE, type Entity, isOfTheChannel, type LanguageId } from './catalog.ts';
import { type Criteria, type Searches, UUID } from './criteria.ts';
import { withAssociations } from './entities.ts';
import type { Fields, Recorded } from './recording.ts';
import { type Refusals, refusal } from './refusal.ts';
import { type Customer, newId, newToken, now, type Session, type Sessions } from './sessions.ts';
import {
  atLeastLong,
  atMostLong,
  choice,
  type Definition,
  email,
  emailUnique,
  entityExists,
  equalTo,
  isBlank,
  notBlank,
  passwordMatches,
  postcode,
  refuseAll,
  refuseOther,
  tooLongToKeep,
  type Violation,
  violations,
} from './violations.ts';

interface Address extends Entity {
  customerId: string;
  countryId: string;
  countryStateId: string | null;
  salutationId: string | null;
}

/** A mail that a Shopware would have sent. */
export interface Mail {
  to: string;
  subject: string;
  /** Where its link leads. */
  link?: string;
}

/** What the owner of the shop has chosen. */
export interface Settings {
  /** Whether registrations are confirmed by mail: all, or those of addresses that end so, where journeys run side by side. */
  doubleOptIn: boolean | string;
  /** Whether attempts are counted. */
  hasLimits: boolean;
}

/** Fewest characters of a password. */
const SHORTEST_PASSWORD = 8;

/** Most characters of names where a profile is changed, and where an address is kept; other texts of an address have 255. */
const OF_PROFILE = { title: 100, firstName: 255, lastName: 255 };
const OF_ADDRESS = { firstName: 50, lastName: 60, zipcode: 50, title: 100, phoneNumber: 40 };

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

/** What the account part needs of the others. */
export interface AccountParts {
  catalog: Catalog;
  carts: Carts;
  searches: Searches;
  recorded: Recorded;
  refusals: Refusals;
  sessions: Sessions;
  settings: Settings;
  mails: Mail[];
}

/** Customers, guests, their addresses and sessions. */
export class Accounts {
  readonly #parts: AccountParts;
  readonly #customers: Customer[] = [];
  readonly #addresses: Address[] = [];
  readonly #passwords = new Map<string, string>();
  /** Carts of customers who have logged out. */
  readonly #carts = new Map<string, Pick<Session, 'lines' | 'codes'>>();
  /** Hashes of mails about a new password, by customer; whether they have been used. */
  readonly #recoveries = new Map<string, { customerId: string; isUsed: boolean }>();
  readonly #confirmations = new Map<string, string>();

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  /** Who is logged in, guests too unless they are kept out. @throws {Refusal} 403 */
  require({ customerId }: Session, allowsGuests = true): Customer {
    const customer = this.#customers.find(({ id }) => id === customerId);
    if (!customer || (customer.guest && !allowsGuests)) throw this.#parts.refusals.like('229');
    return customer;
  }

  customerOf({ customerId }: Session): Customer | undefined {
    return this.#customers.find(({ id }) => id === customerId);
  }

  /** With every association that has been read so far. */
  whole(customer: Customer, language: LanguageId): Customer {
    const { catalog } = this.#parts;
    const addresses = this.#addresses
      .filter(({ customerId }) => customerId === customer.id)
      .map((address) => this.address(address, language));
    const of = (id: string) => addresses.find((one) => one.id === id) ?? null;
    return {
      ...customer,
      addresses,
      salutation: catalog.elements('salutation', language).find(({ id }) => id === customer.salutationId) ?? null,
      defaultBillingAddress: of(customer.defaultBillingAddressId),
      defaultShippingAddress: of(customer.defaultShippingAddressId),
      group: this.#parts.recorded.body<{ currentCustomerGroup: Fields }>('001').currentCustomerGroup,
      defaultPaymentMethod:
        catalog.elements('payment', language).find(({ id }) => id === customer.defaultPaymentMethodId) ?? null,
    };
  }

  address(address: Address, language: LanguageId): Address {
    const { catalog } = this.#parts;
    const country = catalog.countries(language).find(({ id }) => id === address.countryId);
    const states = (country?.states as Entity[] | null) ?? [];
    return {
      ...address,
      country: country ? { ...country, states: null } : null,
      countryState: states.find(({ id }) => id === address.countryStateId) ?? null,
      salutation: catalog.elements('salutation', language).find(({ id }) => id === address.salutationId) ?? null,
    };
  }

  addressById(id: string | null): Address | undefined {
    return this.#addresses.find((one) => one.id === id);
  }

  /** Makes an account or a guest and logs in, or sends the mail that has to be answered first. */
  register(session: Session, language: LanguageId, given: Fields): { session: Session; customer: Customer } {
    const { salutationId, firstName, lastName } = given;
    const noSalutation = this.#parts.recorded.body<Customer>('212').salutationId;
    const person = { salutationId: salutationId ?? noSalutation, firstName, lastName };
    const body: Fields = { ...given, billingAddress: { ...person, ...(given.billingAddress as Fields | undefined) } };
    this.#checkRegistration(body);
    const { recorded, settings, sessions, mails } = this.#parts;
    const { doubleOptIn } = settings;
    const isAsked = doubleOptIn === true || (doubleOptIn !== false && String(body.email).endsWith(doubleOptIn));
    const template = recorded.body<Customer>('219');
    const billing = body.billingAddress as Fields;
    const shipping = body.shippingAddress as Fields | undefined;
    const id = newId();
    const billingAddress = this.#newAddress(id, billing);
    const shippingAddress = shipping ? this.#newAddress(id, { ...person, ...shipping }) : billingAddress;
    const isBusiness = body.accountType === 'business';
    const customer: Customer = {
      ...template,
      ...{
        id,
        createdAt: now(),
        updatedAt: null,
        languageId: session.languageId,
        defaultPaymentMethodId: session.paymentMethodId,
      },
      ...{ email: String(body.email), guest: body.guest === true, hash: '', birthday: birthdayOf(body) },
      ...{ firstName: String(body.firstName), lastName: String(body.lastName), title: body.title ?? null },
      salutationId: (body.salutationId as string | undefined) ?? noSalutation,
      ...{ accountType: body.accountType ?? 'private', vatIds: isBusiness ? (body.vatIds ?? null) : null },
      company: isBusiness ? (body.company ?? billing.company ?? null) : null,
      customFields: body.customFields ? NO_CUSTOM_FIELDS : null,
      ...{ defaultBillingAddressId: billingAddress.id, defaultShippingAddressId: shippingAddress.id },
      customerNumber: String(10000 + this.#customers.length),
      ...{ firstLogin: now(), lastLogin: null, orderCount: 0, orderTotalAmount: 0, reviewCount: 0 },
      ...{ doubleOptInRegistration: isAsked, doubleOptInConfirmDate: null },
      doubleOptInEmailSentDate: isAsked ? now() : null,
    };
    this.#customers.push(customer);
    if (typeof body.password === 'string') this.#passwords.set(id, body.password);
    if (isAsked) {
      const hash = newId();
      this.#confirmations.set(hash, id);
      mails.push({
        to: customer.email,
        subject: customer.guest
          ? 'Bitte bestätigen Sie Ihre E-Mail-Adresse bei Testladen'
          : 'Bitte bestätigen Sie Ihre Anmeldung bei Testladen',
        link: `${body.storefrontUrl}/registration/confirm?em=${sha1(customer.email)}&hash=${hash}`,
      });
      return { session, customer: this.#registered(customer, language) };
    }
    if (!customer.guest) mails.push({ to: customer.email, subject: 'Deine Registrierung bei Testladen' });
    return {
      session: sessions.renew(this.#loggedIn(session, customer)),
      customer: this.#registered(customer, language),
    };
  }

  /** What a read says of how it came to a customer. */
  searched({ customerNumber }: Customer): { extensions: Fields } {
    const { search } = this.#parts.recorded.body<{ extensions: { search: Fields } }>('227').extensions;
    return { extensions: { search: { ...search, customerNumber } } };
  }

  /** The answer of a registration has addresses without their countries in the list of all. */
  #registered(customer: Customer, language: LanguageId): Customer {
    const asked = { salutation: {}, addresses: {} };
    const place = { associations: { country: {}, salutation: {} } };
    const { extensions: _, ...answer } = withAssociations(this.whole(customer, language), {
      ...asked,
      ...{ defaultBillingAddress: place, defaultShippingAddress: place },
    });
    return answer as Customer;
  }

  #checkRegistration(body: Fields): void {
    const { refusals, recorded } = this.#parts;
    const isGuest = body.guest === true;
    const group = recorded.body<Entity>('more-group-de').id;
    const billing = { ...(body.billingAddress as Fields), ...pick(body, ['salutationId', 'firstName', 'lastName']) };
    const { shippingAddress } = body as { shippingAddress?: Fields };
    refuseAll([
      ...violations(body, {
        ...this.#profile(),
        email: [
          notBlank(),
          email('VIOLATION::INVALID_EMAIL_FORMAT_ERROR'),
          ...(isGuest ? [] : [this.#isEmailUnique()]),
        ],
        requestedGroupId: [entityExists(refusals, 'customer_group', (id) => id === group)],
        ...(!isGuest && { password: [notBlank(), atLeastLong(SHORTEST_PASSWORD)] }),
        storefrontUrl: [notBlank(), choice(this.domains())],
        acceptedDataProtection: [notBlank()],
      }),
      ...this.#wrongInAddress(billing, '/billingAddress'),
      ...(shippingAddress ? this.#wrongInAddress(shippingAddress, '/shippingAddress') : []),
    ]);
    refuseAll(
      [billing, shippingAddress ?? {}].flatMap((address, index) =>
        tooLongToKeep(pick(address, ADDRESS_FIELDS), OF_ADDRESS, `/0/addresses/${index}`),
      ),
    );
  }

  #isSalutation() {
    const { catalog, refusals } = this.#parts;
    return entityExists(refusals, 'salutation', (id) =>
      catalog.elements('salutation', DEFAULT_LANGUAGE).some((one) => one.id === id),
    );
  }

  #isEmailUnique(of?: Customer) {
    return emailUnique((given) => this.#customers.some((one) => one !== of && !one.guest && one.email === given));
  }

  #profile(): Definition {
    return {
      salutationId: [this.#isSalutation()],
      title: [atMostLong(OF_PROFILE.title)],
      firstName: [notBlank(), atMostLong(OF_PROFILE.firstName)],
      lastName: [notBlank(), atMostLong(OF_PROFILE.lastName)],
      accountType: [choice(['private', 'business'])],
    };
  }

  /** @throws {Refusal} 400 at once for a country that there is not */
  #wrongInAddress(address: Fields, path = ''): Violation[] {
    const { catalog, refusals } = this.#parts;
    const country = catalog.countries(DEFAULT_LANGUAGE).find(({ id }) => id === address.countryId);
    if (!isBlank(address.countryId) && !country)
      throw refusals.like('235', { ['f'.repeat(32)]: String(address.countryId) });
    const states = (country?.states as Entity[] | null) ?? [];
    const blank = (name: string) => notBlank(`VIOLATION::${name}_IS_BLANK_ERROR`);
    return violations(
      address,
      {
        salutationId: [this.#isSalutation()],
        countryId: [blank('COUNTRY')],
        countryStateId: [entityExists(refusals, 'country_state', (id) => states.some((one) => one.id === id))],
        ...{ firstName: [blank('FIRST_NAME')], lastName: [blank('LAST_NAME')] },
        ...{ street: [blank('STREET')], city: [blank('CITY')] },
        zipcode: [postcode(country)],
      },
      path,
    );
  }

  /** Addresses that mails may lead to, or those of one language. */
  domains(language?: string): string[] {
    type Domain = { url: string; languageId: string };
    const { salesChannel } = this.#parts.recorded.body<{ salesChannel: { domains: Domain[] } }>('001');
    return salesChannel.domains.filter((one) => !language || one.languageId === language).map(({ url }) => url);
  }

  #newAddress(customerId: string, input: Fields): Address {
    const template = this.#parts.recorded.body<Address>('236');
    const fields = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, input[name] ?? null]));
    const address: Address = {
      ...template,
      ...fields,
      ...{ customerId, id: newId(), createdAt: now(), updatedAt: null },
    };
    this.#addresses.push(address);
    return address;
  }

  /** The session as the customer's: with addresses, and the way to pay that was chosen last. */
  #loggedIn(session: Session, customer: Customer): Session {
    const address = this.addressById(customer.defaultShippingAddressId);
    return Object.assign(session, {
      customerId: customer.id,
      billingAddressId: customer.defaultBillingAddressId,
      shippingAddressId: customer.defaultShippingAddressId,
      countryId: address?.countryId ?? session.countryId,
      countryStateId: address?.countryStateId ?? null,
      paymentMethodId: customer.defaultPaymentMethodId,
    });
  }

  /** The click in the mail. */
  confirm(session: Session, language: LanguageId, { hash, em }: Fields): { session: Session; customer: Customer } {
    const { refusals, sessions } = this.#parts;
    const customer = this.#customers.find(({ id }) => id === this.#confirmations.get(String(hash)));
    if (!customer) throw refusals.like('260', { falsch: String(hash) });
    refuseAll(violations({ em }, { em: [equalTo(sha1(customer.email))] }));
    if (customer.doubleOptInConfirmDate)
      throw refusals.like('263', { '01a20cc62c0d712da0284f910632ca1c': customer.id });
    Object.assign(customer, { doubleOptInConfirmDate: now(), hash });
    const answer = withAssociations(this.whole(customer, language), { salutation: {}, addresses: {} });
    return {
      session: sessions.renew(this.#loggedIn(session, customer)),
      customer: { ...this.searched(customer), ...answer },
    };
  }

  /** Another session of the same customer is taken up again; what lies in the cart goes along. @throws {Refusal} 401 */
  login(session: Session, body: Fields): { session: Session; isTakenUp: boolean } {
    const { refusals, sessions } = this.#parts;
    const { password } = body;
    const given = body.email ?? body.username;
    if (isBlank(given) || isBlank(password)) throw refusals.like('287');
    const customer = this.#customers.find((one) => !one.guest && one.email === given);
    if (!customer) throw refusals.like('286', { 'niemand@example.test': String(given) });
    if (this.#passwords.get(customer.id) !== password) throw refusals.like('285');
    if (customer.doubleOptInRegistration && !customer.doubleOptInConfirmDate)
      throw refusals.like('257', { '01a20cc62c0d712da0284f910632ca1c': customer.id });
    const other = sessions.ofCustomer(customer.id);
    const target = other && other !== session ? other : this.#loggedIn(sessions.renew(session), customer);
    if (target === other) this.#loggedIn(target, customer);
    const before = other && other !== session ? other : this.#carts.get(customer.id);
    if (before) this.#merge(target, before, session);
    this.#carts.delete(customer.id);
    if (target === other) sessions.end(session);
    customer.lastLogin = now();
    return { session: target, isTakenUp: before !== undefined };
  }

  /** The customer's cart, and what the guest had put into theirs. */
  #merge(target: Session, before: Pick<Session, 'lines' | 'codes'>, added: Pick<Session, 'lines' | 'codes'>): void {
    const lines = before.lines.map((line) => ({ ...line }));
    for (const line of added.lines) {
      const same = lines.find(({ id }) => id === line.id);
      if (same) same.quantity += line.quantity;
      else lines.push({ ...line });
    }
    Object.assign(target, { lines, codes: [...new Set([...before.codes, ...added.codes])] });
  }

  /** Whoever goes on is nobody, under another token. */
  logout(session: Session): Session {
    const customer = this.require(session);
    if (!customer.guest) this.#carts.set(customer.id, { lines: session.lines, codes: session.codes });
    this.#parts.sessions.end(session);
    return this.#parts.sessions.of(newToken());
  }

  remove(session: Session): Session {
    const customer = this.require(session);
    this.#customers.splice(this.#customers.indexOf(customer), 1);
    this.#parts.sessions.end(session);
    return this.#parts.sessions.of(newToken());
  }

  changeProfile(session: Session, body: Fields): void {
    const customer = this.require(session);
    const isBusiness = body.accountType === 'business';
    refuseAll(violations(body, { ...this.#profile(), ...(isBusiness && { company: [notBlank()] }) }));
    const { salutationId } = this.#parts.recorded.body<Customer>('212');
    Object.assign(customer, { salutationId }, pick(body, ['title', 'firstName', 'lastName', 'accountType']));
    if (!isBlank(body.salutationId)) customer.salutationId = String(body.salutationId);
    customer.company = isBusiness ? body.company : null;
    if (isBusiness && body.vatIds) customer.vatIds = body.vatIds;
    if (body.customFields) customer.customFields = NO_CUSTOM_FIELDS;
    if (body.birthdayYear) customer.birthday = birthdayOf(body);
    customer.updatedAt = now();
  }

  changeEmail(session: Session, body: Fields): void {
    const customer = this.require(session, false);
    refuseAll(
      violations(body, {
        email: [email(), this.#isEmailUnique(customer)],
        password: [passwordMatches(this.#passwords.get(customer.id))],
      }),
    );
    refuseOther(body, 'email', 'emailConfirmation');
    customer.email = String(body.email);
  }

  changePassword(session: Session, body: Fields): Session {
    const customer = this.require(session, false);
    const { sessions } = this.#parts;
    this.#checkNewPassword(body, { password: [passwordMatches(this.#passwords.get(customer.id))] });
    this.#passwords.set(customer.id, String(body.newPassword));
    return sessions.renew(session);
  }

  #checkNewPassword(body: Fields, more: Definition = {}): void {
    refuseAll(violations(body, { newPassword: [notBlank(), atLeastLong(SHORTEST_PASSWORD)], ...more }));
    refuseOther(body, 'newPassword', 'newPasswordConfirm');
  }

  changeLanguage(session: Session, { languageId }: Fields): void {
    const customer = this.require(session, false);
    refuseAll(
      violations({ languageId }, { languageId: [entityExists(this.#parts.refusals, 'language', isOfTheChannel)] }),
    );
    customer.languageId = String(languageId);
  }

  changePaymentMethod(session: Session, id: string): void {
    const customer = this.require(session, false);
    if (!this.#parts.catalog.elements('payment', DEFAULT_LANGUAGE).some((one) => one.id === id))
      throw refusal(
        400,
        'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
        `Change Payment to method ${id} not possible.`,
        { paymentMethodId: id },
      );
    customer.defaultPaymentMethodId = id;
  }

  askForRecovery(body: Fields, count: () => void): void {
    const { refusals, mails } = this.#parts;
    refuseAll(violations(body, { email: [email()], storefrontUrl: [notBlank(), choice(this.domains())] }));
    count();
    const { storefrontUrl } = body;
    const customer = this.#customers.find((one) => !one.guest && one.email === body.email);
    if (!customer) throw refusals.like('409', { 'niemand@example.test': String(body.email) });
    const hash = newToken();
    this.#recoveries.set(hash, { customerId: customer.id, isUsed: false });
    const link = `${storefrontUrl}/account/recover/password?hash=${hash}`;
    mails.push({ to: customer.email, subject: 'Password-Wiederherstellung', link });
  }

  isRecoveryExpired(hash: unknown): boolean {
    const recovery = this.#recoveries.get(String(hash));
    if (!recovery) throw this.#parts.refusals.like('413', { ['a'.repeat(32)]: String(hash) });
    return recovery.isUsed;
  }

  /** Ends all sessions of the customer, with their carts. */
  recover(body: Fields): void {
    const { refusals, sessions } = this.#parts;
    this.#checkNewPassword(body);
    const hash = String(body.hash);
    const recovery = this.#recoveries.get(hash);
    if (!recovery) throw refusals.like('413', { ['a'.repeat(32)]: hash });
    if (recovery.isUsed) throw refusals.like('417', { DrIB1BnznlECa29RKJeQGFTRwtEpK3dI: hash });
    recovery.isUsed = true;
    this.#passwords.set(recovery.customerId, String(body.newPassword));
    const session = sessions.ofCustomer(recovery.customerId);
    if (session) sessions.end(session);
    this.#carts.delete(recovery.customerId);
  }

  addresses(session: Session, language: LanguageId, criteria: Criteria): Fields {
    const customer = this.require(session);
    const own = this.#addresses.filter(({ customerId }) => customerId === customer.id);
    const whole = own.map((one) => this.address(one, language));
    const loaded = { country: {}, countryState: {}, salutation: {} };
    const { total: _, ...result } = this.#parts.searches.result('customer_address', whole, criteria, loaded);
    return { ...result, total: own.length };
  }

  addAddress(session: Session, body: Fields): Address {
    const { id } = this.require(session);
    this.#checkAddress(body);
    return bare(this.#newAddress(id, body));
  }

  /** @throws {Refusal} 400 where the address is nobody's, or is not given as a whole */
  changeAddress(session: Session, addressId: string, body: Fields): Address {
    const address = this.#own(session, addressId);
    this.#checkAddress(body);
    Object.assign(address, Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, body[name] ?? null])), {
      updatedAt: now(),
    });
    return bare(address);
  }

  #checkAddress(body: Fields): void {
    refuseAll(this.#wrongInAddress(body));
    refuseAll(tooLongToKeep(pick(body, ADDRESS_FIELDS), OF_ADDRESS, '/0'));
  }

  #own(session: Session, addressId: string): Address {
    const customer = this.require(session);
    const { refusals } = this.#parts;
    if (!UUID.test(addressId)) throw refusals.like('242', { abc: addressId });
    const address = this.#addresses.find(({ id, customerId }) => id === addressId && customerId === customer.id);
    if (!address) throw refusals.like('238', { ['f'.repeat(32)]: addressId });
    return address;
  }

  makeDefault(session: Session, addressId: string, kind: 'Billing' | 'Shipping'): void {
    const address = this.#own(session, addressId);
    Object.assign(this.require(session), { [`default${kind}AddressId`]: address.id });
  }

  removeAddress(session: Session, addressId: string): void {
    const address = this.#own(session, addressId);
    const { defaultBillingAddressId, defaultShippingAddressId } = this.require(session);
    if ([defaultBillingAddressId, defaultShippingAddressId].includes(address.id))
      throw this.#parts.refusals.like('243', { '01a20cc6258f7372a5c0ebe47bd3ed38': address.id });
    this.#addresses.splice(this.#addresses.indexOf(address), 1);
  }

  /** The address that a session ships or bills to. @throws {Refusal} 403 for a visitor, 400 for one that is not theirs */
  choose(session: Session, addressId: string, kind: 'billing' | 'shipping'): void {
    const address = this.#own(session, addressId);
    if (kind === 'billing') session.billingAddressId = address.id;
    else
      Object.assign(session, {
        shippingAddressId: address.id,
        ...{ countryId: address.countryId, countryStateId: address.countryStateId },
      });
  }

  /** The customer of an order that was placed by a guest. */
  byId(id: string): Customer | undefined {
    return this.#customers.find((one) => one.id === id);
  }
}

const ADDRESS_FIELDS = [
  ...['countryId', 'countryStateId', 'salutationId', 'firstName', 'lastName', 'zipcode', 'city', 'company'],
  ...['department', 'title', 'street', 'phoneNumber', 'additionalAddressLine1', 'additionalAddressLine2'],
];

/** What is kept of custom fields that no customer may write, which are all that this Shopware has. */
const NO_CUSTOM_FIELDS = {};

const pick = (from: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));

const bare = (address: Address): Address =>
  withAssociations({ ...address, country: null, countryState: null, salutation: null });

function birthdayOf({ birthdayDay, birthdayMonth, birthdayYear }: Fields): string | null {
  if (!birthdayYear) return null;
  const two = (value: unknown) => String(value).padStart(2, '0');
  return `${birthdayYear}-${two(birthdayMonth)}-${two(birthdayDay)}T00:00:00.000+00:00`;
}
