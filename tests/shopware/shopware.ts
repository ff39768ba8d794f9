import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import sharp from 'sharp';
import { Accounts, type Mail, type Settings } from './accounts.ts';
import { ACCESS_KEY } from './address.ts';
import { type Cart, Carts } from './carts.ts';
import { Catalog, type Entity, isLanguage, isOfTheChannel, LANGUAGES, type LanguageId } from './catalog.ts';
import { type Criteria, Searches, UUID } from './criteria.ts';
import { onlyIncluded } from './entities.ts';
import { Messages } from './messages.ts';
import { Orders } from './orders.ts';
import { type Exchange, type Fields, RECORDED, Recorded, readRecording } from './recording.ts';
import { Refusal, Refusals, refusal } from './refusal.ts';
import { newToken, PICKUP, type Session, Sessions, SWITZERLAND } from './sessions.ts';
import { entityExists, isText, refuseAll, violations } from './violations.ts';
import { Wishlists } from './wishlists.ts';

/** One call on its way: who asks, what for, in which language. */
export interface Call {
  session: Session;
  language: LanguageId;
  body: Criteria;
  /** Parts of the path, in their order. */
  ids: string[];
  /** Whom the proxy serves; attempts are counted by it. */
  visitor: string;
}

/** What a route says: JSON, or nothing (204); and the session to go on with where that is another one. */
type Answer = { body?: unknown; session?: Session; states?: string[] };
/** What was recorded for the very same call. */
const VERBATIM = Symbol('verbatim');
type Handler = (call: Call) => Answer | typeof VERBATIM;

export interface Shopware {
  fetch: (request: Request) => Response | Promise<Response>;
  settings: Settings;
  mails: Mail[];
  catalog: Catalog;
  orders: Orders;
}

/**
 * A Shopware 6.6.7.1 made of its own recorded answers: what is the same for everybody comes out of them, what has a state
 * (session, cart, account, order) is kept in memory. A route that it does not play answers what was recorded for the very
 * same call, and 501 for any other.
 */
export function createShopware(origins: typeof RECORDED = RECORDED): Shopware {
  const exchanges = readRecording(origins);
  const recorded = new Recorded(exchanges);
  const refusals = new Refusals(recorded);
  const searches = new Searches(refusals);
  const sessions = new Sessions();
  const settings: Settings = { doubleOptIn: false, hasLimits: true };
  const mails: Mail[] = [];
  const catalog = new Catalog(recorded, searches, refusals);
  const carts = new Carts(catalog, recorded, refusals);
  const accounts = new Accounts({ catalog, carts, searches, recorded, refusals, sessions, settings, mails });
  const origin = origins.shopware;
  const orders = new Orders({ catalog, carts, accounts, searches, recorded, refusals, mails, origin });
  const messages = new Messages({ accounts, catalog, recorded, refusals, mails, searches, settings });
  const wishlists = new Wishlists({ accounts, catalog, recorded, refusals, searches });

  carts.addressOf = ({ shippingAddressId }, language) => {
    const address = accounts.addressById(shippingAddressId);
    return address ? accounts.address(address, language) : null;
  };

  const success = { apiAlias: 'array_struct', success: true };
  const done = (_result: unknown): Answer => ({ body: success });
  const redirect = (redirectUrl: string | null = null) => ({ apiAlias: 'array_struct', redirectUrl });
  const list =
    (name: string, entity: string, loaded = {}): Handler =>
    ({ language, body }) => ({
      body: searches.result(entity, catalog.elements(name, language), body, loaded),
    });

  const handlers: Record<string, Handler> = {
    '/product': ({ language, body }) =>
      body.aggregations ? VERBATIM : { body: searches.result('product', catalog.products(language), body) },
    '/product-listing/{categoryId}': ({ ids: [id = ''], language, body }) => ({
      body: catalog.listing(id, language, body),
    }),
    '/search': (call) => ({ body: found(call) }),
    '/search-suggest': (call) => ({ body: found(call) }),
    '/product/{productId}/cross-selling': ({ ids: [id = ''], language }) => ({
      body: id === CROSS_SOLD ? catalog.elements('cross', language) : [],
    }),
    '/product/{productId}/reviews': (call) => ({ body: messages.reviews(call) }),
    '/product/{productId}/review': (call) => answer(messages.review(call)),
    '/category': list('categories', 'category'),
    '/category/{navigationId}': ({ ids: [id = ''], language, body }) => ({
      body: catalog.category(id, language, body),
    }),
    '/navigation/{activeId}/{rootId}': ({ ids: [active = '', root = ''], language, body }) => {
      const isNavigation = (name: string) => /^(main|footer|service)-navigation$/.test(name);
      for (const id of [active, root]) if (!isNavigation(id) && !UUID.test(id)) throw refusals.like('030', { abc: id });
      if (!isNavigation(root)) throw refusals.like('029', { ['f'.repeat(32)]: root });
      if (body.buildTree === false) return VERBATIM;
      return { body: catalog.navigation(root.replace('-navigation', ''), language, Number(body.depth ?? 2)) };
    },
    '/landing-page/{landingPageId}': ({ ids: [id = ''], language }) => ({ body: catalog.landingPage(id, language) }),
    '/cms/{id}': ({ ids: [id = ''], language, body }) =>
      body.slots ? VERBATIM : { body: catalog.layout(id, language) },
    '/seo-url': list('seo', 'seo_url'),
    '/country': ({ language, body }) => ({ body: searches.result('country', catalog.countries(language), body) }),
    '/salutation': list('salutation', 'salutation'),
    '/language': list('language', 'language'),
    '/currency': ({ language }) => ({ body: catalog.elements('currency', language) }),
    '/shipping-method': (call) => {
      const methods = catalog.elements('shipping', call.language);
      const isHere = call.session.countryId === SWITZERLAND;
      const offered = isOn(call.body.onlyAvailable) && !isHere ? methods.filter(({ id }) => id !== PICKUP) : methods;
      return { body: { ...searches.result('shipping_method', offered, call.body), total: offered.length } };
    },
    '/payment-method': ({ language, body }) => {
      const methods = catalog.elements('payment', language);
      return { body: { ...searches.result('payment_method', methods, body), total: methods.length } };
    },
    '/customer-group-registration/config/{customerGroupId}': ({ ids: [id = ''], language }) => {
      const group = recorded.body<Entity>(`more-group-${LANGUAGES[language]}`);
      if (group.id !== id) throw refusals.like('216', { ['f'.repeat(32)]: id });
      return { body: group };
    },

    'GET /context': ({ session, language }) => ({ body: context(session, language) }),
    'PATCH /context': ({ session, language, body }) => ({ body: redirect(changeContext(session, language, body)) }),
    'GET /checkout/cart': ({ session, language }) => ({ body: carts.read(session, language) }),
    'POST /checkout/cart': ({ session, language }) => ({ body: carts.read(session, language) }),
    'DELETE /checkout/cart': ({ session }) => {
      const states = statesOf(session);
      carts.clear(session);
      return { states };
    },
    'POST /checkout/cart/line-item': ({ session, language, body }) => ({
      body: carts.add(session, language, (body.items as []) ?? []),
    }),
    'PATCH /checkout/cart/line-item': ({ session, language, body }) => ({
      body: carts.change(session, language, (body.items as []) ?? []),
    }),
    'DELETE /checkout/cart/line-item': (call) => ({ body: removed(call) }),
    '/checkout/cart/line-item/delete': (call) => ({ body: removed(call) }),
    '/checkout/order': ({ session, language, body }) => {
      const states = statesOf(session);
      return { body: orders.place(session, language, body), states };
    },
    '/handle-payment': ({ body }) => ({ body: redirect(orders.pay(body)) }),
    '/order/download/{orderId}/{downloadId}': ({ session, ids: [orderId = '', downloadId = ''] }) => {
      orders.download(session, orderId, downloadId);
      return { body: new Download('%PDF-1.4\n%%EOF', recorded.exchange('334').headers) };
    },
    '/document/download/{documentId}/{deepLinkCode}': ({ session, ids: [id = ''] }) => {
      accounts.require(session);
      throw refusals.like('323', { ['f'.repeat(32)]: id });
    },
    '/order': ({ session, body }) => ({ body: orders.list(session, body) }),
    '/order/payment': ({ session, language, body }) => done(orders.changePayment(session, language, body)),
    '/order/state/cancel': ({ session, body }) => ({ body: orders.cancel(session, body) }),

    '/account/register': ({ session, language, body }) => registered(accounts.register(session, language, body)),
    '/account/register-confirm': ({ session, language, body }) => registered(accounts.confirm(session, language, body)),
    '/account/login': ({ session, body, visitor }) => {
      const who = `login ${body.email ?? body.username} ${visitor}`;
      messages.count(who, 10, () => refusals.like('467'));
      const loggedIn = accounts.login(session, body);
      messages.forget(who);
      // nobody is told of a login that takes up no other session
      const states = statesOf(loggedIn.session).filter((state) => loggedIn.isTakenUp || state !== 'logged-in');
      return { session: loggedIn.session, body: redirect(), states };
    },
    '/account/logout': ({ session }) => ({ session: accounts.logout(session), body: redirect() }),
    'DELETE /account/customer': ({ session }) => answer(accounts.remove(session)),
    '/account/customer': ({ session, language, body }) => ({ body: readCustomer(session, language, body) }),
    '/account/list-address': ({ session, language, body }) => ({ body: accounts.addresses(session, language, body) }),
    '/account/address': ({ session, body }) => ({ body: accounts.addAddress(session, body) }),
    'PATCH /account/address/{addressId}': ({ session, ids: [id = ''], body }) => ({
      body: accounts.changeAddress(session, id, body),
    }),
    'DELETE /account/address/{addressId}': ({ session, ids: [id = ''] }) => answer(accounts.removeAddress(session, id)),
    '/account/address/default-billing/{addressId}': ({ session, ids: [id = ''] }) =>
      answer(accounts.makeDefault(session, id, 'Billing')),
    '/account/address/default-shipping/{addressId}': ({ session, ids: [id = ''] }) =>
      answer(accounts.makeDefault(session, id, 'Shipping')),
    '/account/change-profile': ({ session, body }) => done(accounts.changeProfile(session, body)),
    '/account/change-email': ({ session, body }) => done(accounts.changeEmail(session, body)),
    '/account/change-password': ({ session, body }) => ({
      session: accounts.changePassword(session, body),
      body: redirect(),
    }),
    '/account/change-language': ({ session, body }) => done(accounts.changeLanguage(session, body)),
    '/account/change-payment-method/{paymentMethodId}': ({ session, ids: [id = ''] }) =>
      done(accounts.changePaymentMethod(session, id)),
    '/account/newsletter-recipient': ({ session }) => ({ body: messages.recipient(accounts.require(session, false)) }),
    '/account/recovery-password': ({ body, visitor }) => {
      accounts.askForRecovery(body, () => messages.count(`recovery ${body.email} ${visitor}`, 3));
      return { body: success };
    },
    '/account/customer-recovery-is-expired': ({ body }) => ({
      body: { apiAlias: 'array_struct', isExpired: accounts.isRecoveryExpired(body.hash) },
    }),
    '/account/recovery-password-confirm': ({ body }) => done(accounts.recover(body)),

    '/customer/wishlist': (call) => ({ body: wishlists.read(call) }),
    '/customer/wishlist/add/{productId}': (call) => done(wishlists.add(call)),
    '/customer/wishlist/delete/{productId}': (call) => done(wishlists.remove(call)),
    '/customer/wishlist/merge': (call) => done(wishlists.merge(call)),
    '/newsletter/subscribe': (call) => answer(messages.subscribe(call)),
    '/newsletter/confirm': ({ body }) => answer(messages.confirm(body)),
    '/newsletter/unsubscribe': ({ body }) => answer(messages.unsubscribe(body)),
    '/contact-form': (call) => ({ body: messages.contact(call) }),
  };

  function found({ language, body }: Call): Fields {
    if (!body.search) throw refusals.like('117');
    return catalog.search(String(body.search), language, body);
  }

  const removed = ({ session, language, body }: Call): Cart =>
    carts.remove(session, language, [body.ids ?? []].flat() as string[]);

  const registered = ({ session, customer }: { session: Session; customer: Fields }): Answer => ({
    session,
    body: customer,
  });

  function readCustomer(session: Session, language: LanguageId, criteria: Criteria): Fields {
    const customer = accounts.require(session);
    const found = searches.result('customer', [{ ...accounts.whole(customer, language), hash: null }], criteria);
    return { ...accounts.searched(customer), ...(found.elements as Fields[])[0] };
  }

  function context(session: Session, language: LanguageId): Fields {
    const template = recorded.body<Fields & { context: Fields; salesChannel: Fields }>(
      `more-context-${LANGUAGES[language]}`,
    );
    const { domains } = recorded.body<{ salesChannel: Fields }>('001').salesChannel;
    const customer = accounts.customerOf(session);
    const by = (kind: string, id: string) => catalog.elements(kind, language).find((one) => one.id === id);
    const country = catalog.countries(language).find(({ id }) => id === session.countryId) as Entity;
    const states = (country.states as Entity[] | null) ?? [];
    const placeOf = (id: string | null) => {
      const address = accounts.addressById(id);
      return address ? accounts.address(address, language) : null;
    };
    const isFree = (country.customerTax as { enabled: boolean }).enabled;
    const currency = by('currency', session.currencyId) as Entity;
    return {
      ...template,
      ...{ itemRounding: currency.itemRounding, totalRounding: currency.totalRounding },
      token: session.token,
      salesChannel: { ...template.salesChannel, domains },
      currency,
      customer: customer ? contextCustomer(customer.id, session, language) : null,
      paymentMethod: { ...by('payment', session.paymentMethodId), media: null },
      shippingMethod: { ...by('shipping', session.shippingMethodId), media: null, prices: [] },
      shippingLocation: {
        ...(template.shippingLocation as Fields),
        country: { ...country, states: null },
        state: states.find(({ id }) => id === session.countryStateId) ?? null,
        address: placeOf(session.shippingAddressId),
      },
      context: {
        ...template.context,
        ...{ currencyId: session.currencyId, currencyFactor: currency.factor, taxState: isFree ? 'tax-free' : 'gross' },
        states:
          statesOf(session).length > 0 ? Object.fromEntries(statesOf(session).map((state) => [state, state])) : [],
      },
    };
  }

  function contextCustomer(id: string, session: Session, language: LanguageId): Fields {
    const { addresses: _, group: __, ...customer } = accounts.whole(accounts.byId(id) as never, language);
    const place = (addressId: string | null) => {
      const address = accounts.addressById(addressId);
      return address ? accounts.address(address, language) : null;
    };
    return {
      ...customer,
      ...{ hash: null, addresses: null, group: null },
      ...{
        activeBillingAddress: place(session.billingAddressId),
        activeShippingAddress: place(session.shippingAddressId),
      },
    };
  }

  /** Where the domain of another language is, when that is what changes. */
  function changeContext(session: Session, language: LanguageId, body: Fields): string | null {
    const names = [...CHOICES, 'billingAddressId', 'shippingAddressId', 'countryStateId'];
    refuseAll(violations(body, Object.fromEntries(names.map((name) => [name, [isText]]))));
    const customer = accounts.customerOf(session);
    if (!customer && (body.shippingAddressId ?? body.billingAddressId)) throw refusals.like('020');
    const among = (entity: string, ids: () => Entity[]) => [
      entityExists(refusals, entity, (id) => ids().some((one) => one.id === id)),
    ];
    const countries = () => catalog.countries(language);
    const ownAddress = [
      entityExists(refusals, 'customer_address', (id) => accounts.addressById(id)?.customerId === customer?.id),
    ];
    refuseAll(
      violations(body, {
        languageId: [entityExists(refusals, 'language', isOfTheChannel)],
        currencyId: among('currency', () => catalog.elements('currency', language)),
        shippingMethodId: among('shipping_method', () => catalog.elements('shipping', language)),
        paymentMethodId: among('payment_method', () => catalog.elements('payment', language)),
        ...{ billingAddressId: ownAddress, shippingAddressId: ownAddress },
        countryId: among('country', countries),
        countryStateId: among('country_state', () =>
          countries().flatMap(({ states }) => (states as Entity[] | null) ?? []),
        ),
      }),
    );
    const { languageId, billingAddressId, shippingAddressId, countryId, countryStateId } = body;
    if (languageId && !isLanguage(String(languageId))) throw notRecorded(`PATCH /context to ${languageId}`);
    if (billingAddressId) accounts.choose(session, String(billingAddressId), 'billing');
    if (shippingAddressId) accounts.choose(session, String(shippingAddressId), 'shipping');
    Object.assign(session, Object.fromEntries(CHOICES.filter((name) => body[name]).map((name) => [name, body[name]])));
    if (countryId) session.countryStateId = (countryStateId as string | null | undefined) ?? null;
    if (!languageId || languageId === language) return null;
    const domain = accounts.domains(String(languageId)).find((url) => url.startsWith(origins.shop));
    return domain ?? null;
  }

  const statesOf = ({ customerId, lines }: Session): string[] => [
    ...(customerId ? ['logged-in'] : []),
    ...(lines.length > 0 ? ['cart-filled'] : []),
  ];

  /** What a cache would have to know of the session; pages alone are told the rules that apply to it, by their hash. */
  function cookiesOf(session: Session, method: string, states = statesOf(session)): string[] {
    if (states.length === 0) return [];
    const { currencyId, countryId, customerId } = session;
    const hash = createHash('md5')
      .update([currencyId, countryId, customerId !== null].join())
      .digest('hex');
    const cookie = (name: string, value: string) =>
      `${name}=${encodeURIComponent(value)}; path=/; httponly; samesite=lax`;
    return [cookie('sw-states', states.join()), ...(method === 'GET' ? [cookie('sw-cache-hash', hash)] : [])];
  }

  const routes = recorded.body<{ endpoints: { path: string; methods: string[] }[] }>('436').endpoints.map((route) => ({
    ...route,
    path: route.path.replace('/store-api', ''),
    pattern: new RegExp(
      `^${route.path
        .replace('/store-api', '')
        .replace('{filePath}', '(.+)')
        .replace(/\{\w+\}/g, '([^/]+)')}$`,
    ),
  }));
  const plain = recorded.exchange('001').headers;

  function sent(
    status: number,
    body: unknown,
    { session, method, given, states }: { session?: Session; method: string; given?: string; states?: string[] },
  ): Response {
    const headers = new Headers(plain);
    const ofAnswers = status < 400 ? [] : OF_ANSWERS;
    for (const name of ['set-cookie', 'sw-context-token', ...ofAnswers]) headers.delete(name);
    if (session ?? given) headers.set('sw-context-token', session?.token ?? given ?? '');
    if (session && status !== 404)
      for (const cookie of cookiesOf(session, method, states)) headers.append('set-cookie', cookie);
    if (body === undefined) {
      headers.delete('content-type');
      return new Response(null, { status, headers });
    }
    if (body instanceof Download) {
      for (const name of OF_DOWNLOADS) headers.set(name, body.headers[name] ?? '');
      return new Response(body.text, { status, headers });
    }
    // PHP escapes slashes
    const text = JSON.stringify(body).replaceAll('/', '\\/');
    return new Response(method === 'HEAD' ? null : text, { status, headers });
  }

  async function storeApi(request: Request): Promise<Response> {
    const { method } = request;
    const url = new URL(request.url);
    const path = url.pathname.replace('/store-api', '');
    const has = (name: string) => request.headers.get(name);
    if (method === 'OPTIONS') return new Response(null, { headers: recorded.exchange('450').headers });
    const elsewhere = (recordedAs: string) => {
      const { body, status, headers } = recorded.exchange(recordedAs);
      return new Response(String(body), { status, headers });
    };
    if (/.\/$/.test(path)) {
      const to = origin + url.pathname.slice(0, -1);
      const moved = elsewhere('454');
      moved.headers.set('location', to);
      return moved;
    }
    let session: Session | undefined;
    try {
      const matching = routes.filter(({ pattern }) => pattern.test(path));
      const asked = `${method} ${origin}${url.pathname}`;
      if (matching.length === 0) throw refusals.like('442', { [`GET ${origin}/store-api/nonsense`]: asked });
      const methods = matching.flatMap((route) => route.methods);
      if (!methods.includes(method === 'HEAD' ? 'GET' : method)) {
        const then = `GET ${origin}/store-api/product/3976317d9201376310dc0e69db8c2d30`;
        throw refusals.like('084', { [then]: asked, 'Allow: POST': `Allow: ${[...new Set(methods)].join(', ')}` });
      }
      const key = has('sw-access-key');
      if (!key) throw refusals.like('437');
      if (!/^SW(SC|IA|UA|PE)\w+$/i.test(key)) throw refusals.like('439');
      if (key !== ACCESS_KEY) throw refusals.like('438');
      session = sessions.of(has('sw-context-token') ?? newToken());
      const languageId = has('sw-language-id') ?? session.languageId;
      if (!UUID.test(languageId)) throw refusals.like('009', { 'de-DE': languageId });
      if (!isOfTheChannel(languageId)) throw refusals.like('008', { ['f'.repeat(32)]: languageId });
      if (!isLanguage(languageId)) throw notRecorded(`${method} ${path} in ${languageId}`);
      const body = await bodyOf(request, url);
      const route = matching.find((one) => one.methods.includes(method) && !one.path.includes('{')) ?? matching.at(0);
      const ids = [...(route?.pattern.exec(path) ?? [])].slice(1);
      if (ids.some((id) => !UUID.test(id)) && !FREE_NAMES.test(path))
        throw refusals.like('043', { abc: ids.find((id) => !UUID.test(id)) ?? '' });
      const handler = handlers[`${method === 'HEAD' ? 'GET' : method} ${route?.path}`] ?? handlers[route?.path ?? ''];
      const visitor = has('x-forwarded-for') ?? '';
      const result = handler?.({ session, language: languageId, body, ids, visitor }) ?? VERBATIM;
      if (result === VERBATIM) return sent(...verbatim(exchanges, request, url, body), { session, method });
      session = result.session ?? session;
      const isShown = !(result.body instanceof Download);
      const answered = isShown ? shown(result.body, body, has('sw-include-seo-urls')) : result.body;
      return sent(result.body === undefined ? 204 : 200, answered, { session, method, ...result });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const given = has('sw-context-token') ?? undefined;
      // who has to log in first is turned away before anybody looks at the cart
      const states = error.message.includes('CUSTOMER_NOT_LOGGED_IN') ? [] : undefined;
      return sent(error.status, error.body, {
        ...(session && error.hasToken && { session }),
        method,
        given,
        ...(states && { states }),
      });
    }
  }

  /** A JSON object, or fields of a form, together with the query. @throws {Refusal} 400 for broken JSON */
  async function bodyOf(request: Request, url: URL): Promise<Criteria> {
    const query: Fields = {};
    for (const [name, value] of url.searchParams) {
      if (name.endsWith('[]')) query[name.slice(0, -2)] = url.searchParams.getAll(name);
      else query[name] = value;
    }
    const type = request.headers.get('content-type') ?? '';
    if (request.method === 'GET' || request.method === 'HEAD') return query as Criteria;
    if (type.includes('x-www-form-urlencoded'))
      return { ...query, ...Object.fromEntries(new URLSearchParams(await request.text())) } as Criteria;
    if (type.includes('multipart/form-data')) {
      const form = await request.formData();
      return { ...query, ...Object.fromEntries(form) } as Criteria;
    }
    if (!type.includes('json')) return query as Criteria;
    const text = await request.text();
    if (text === '') return query as Criteria;
    try {
      const body = JSON.parse(text);
      return { ...query, ...(Array.isArray(body) ? {} : body) };
    } catch {
      throw refusals.like('446');
    }
  }

  const app = new Hono();
  app.all('/store-api/*', (c) => storeApi(c.req.raw));
  app.get('/payment/finalize-transaction', (c) => {
    try {
      const to = orders.finalize(c.req.query('_sw_payment_token') ?? '', c.req.query('state') ?? '');
      const { headers, body, status } = recorded.exchange('344');
      const then = headers.location ?? '';
      return new Response(String(body).replaceAll(then, to), { status, headers: { ...headers, location: to } });
    } catch (error) {
      if (error instanceof Refusal)
        return new Response(JSON.stringify(error.body), {
          status: error.status,
          headers: recorded.exchange('345').headers,
        });
      throw error;
    }
  });
  app.get('/hofpay.html', (c) => c.html(paymentPage(c.req.query('return') ?? '')));
  for (const folder of ['media', 'thumbnail'])
    app.get(`/${folder}/*`, (c) => picture(exchanges, new URL(c.req.url).pathname));
  return { fetch: app.fetch, settings, mails, catalog, orders };
}

/** What a session is told by its id. */
const CHOICES = ['languageId', 'currencyId', 'shippingMethodId', 'paymentMethodId', 'countryId'];

/** A file: what it says, and the headers that came with it. */
class Download {
  readonly text: string;
  readonly headers: Record<string, string>;

  constructor(text: string, headers: Record<string, string>) {
    this.text = text;
    this.headers = headers;
  }
}
const OF_DOWNLOADS = ['content-type', 'content-disposition'];

/** Headers that a refusal comes without. */
const OF_ANSWERS = ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options'];

/** The product that others go with. */
const CROSS_SOLD = '3976317d9201376310dc0e69db8c2d30';

/** Paths whose parts are no ids. */
const FREE_NAMES =
  /^\/(navigation|category\/home|script|sitemap|document|order\/download|_info|app-system)\b|^\/account\/address\//;

const answer = (_done: unknown): Answer => ({});
const isOn = (value: unknown): boolean => [true, 1, '1', 'true'].includes(value as string);

/** As `includes` and the headers have it: addresses only for those who asked. */
function shown(value: unknown, { includes, associations = {} }: Criteria, seoUrls: string | null): unknown {
  const withUrls = seoUrls ? value : withoutUrls(value, 'seoUrls' in associations);
  return includes ? onlyIncluded(withUrls, includes as Record<string, string[]>) : withUrls;
}

/** Without addresses, but for those of the elements themselves where they were asked for. */
function withoutUrls(value: unknown, keepsOwn: boolean): unknown {
  const stripped = JSON.parse(JSON.stringify(value ?? null), (name, part) => (name === 'seoUrls' ? null : part));
  if (keepsOwn)
    for (const [index, one] of ((value as { elements?: Fields[] }).elements ?? []).entries())
      stripped.elements[index].seoUrls = one.seoUrls;
  return stripped ?? undefined;
}

/** 501, so that nobody takes a guess for a Shopware. */
const notRecorded = (detail: string) => refusal(501, 'NOT_RECORDED', detail);

/** What was recorded for this very call. @throws {Refusal} 501 for another */
function verbatim(exchanges: Exchange[], request: Request, url: URL, body: Criteria): [number, unknown] {
  const language = request.headers.get('sw-language-id') ?? undefined;
  const same = exchanges.find(
    (one) =>
      one.method === request.method &&
      one.path === url.pathname + url.search &&
      one.requestHeaders['sw-language-id'] === language &&
      one.requestHeaders['sw-include-seo-urls'] === (request.headers.get('sw-include-seo-urls') ?? undefined) &&
      JSON.stringify({ ...Object.fromEntries(url.searchParams), ...Object(one.requestBody) }) === JSON.stringify(body),
  );
  if (!same) throw notRecorded(`${request.method} ${url.pathname}`);
  if (same.status >= 400) throw new Refusal(same.status, same.body);
  if (same.headers['content-disposition']) return [same.status, new Download('', same.headers)];
  return [same.status, same.status === 204 ? undefined : same.body];
}

const paymentPage = (back: string): string => {
  const link = (state: string, name: string) =>
    `<a href="${back.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}&amp;state=${state}">${name}</a>`;
  return `<!doctype html><html lang="de"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Testseite</title><h1>Karte</h1>
<p>${link('ok', 'Zahlen')} ${link('cancel', 'Abbrechen')} ${link('fail', 'Fehlschlagen')}</p></html>`;
};

/** A picture of the recorded size, in one color. */
async function picture(exchanges: Exchange[], path: string): Promise<Response> {
  sizes ??= sizesOf(exchanges);
  const [, width = '400'] = /_(\d+)x\d+\./.exec(path) ?? [];
  const size = sizes.get(path) ?? { width: Number(width), height: Number(width) };
  const body = await sharp({ create: { ...size, channels: 3, background: '#b08d57' } })
    .webp({ effort: 0 })
    .toBuffer();
  return new Response(new Uint8Array(body), { headers: { 'content-type': 'image/webp' } });
}

let sizes: Map<string, { width: number; height: number }> | undefined;

function sizesOf(exchanges: Exchange[]): NonNullable<typeof sizes> {
  const known: NonNullable<typeof sizes> = new Map();
  JSON.stringify(exchanges, (_, value) => {
    const size = (value as { metaData?: { width?: number; height?: number } } | null)?.metaData;
    if (value?.apiAlias === 'media' && size?.width && size.height)
      known.set(new URL(value.url).pathname, { width: size.width, height: size.height });
    return value;
  });
  return known;
}
