import { randomBytes } from 'node:crypto';
import type { Accounts, Mail } from './accounts.ts';
import type { CalculatedPrice, Carts, LineItem } from './carts.ts';
import type { Catalog, Entity, LanguageId } from './catalog.ts';
import { type Criteria, type Filter, type Searches, UUID } from './criteria.ts';
import type { Fields, Recorded } from './recording.ts';
import type { Refusals } from './refusal.ts';
import { type Customer, newId, now, type Session } from './sessions.ts';

interface Transaction extends Entity {
  paymentMethodId: string;
  stateMachineState: Fields & { technicalName: string };
}

interface Order extends Entity {
  orderNumber: string;
  deepLinkCode: string;
  billingAddress: Entity & { zipcode: string };
  transactions: Transaction[];
  lineItems: Entity[];
  /** Not sent. */
  customerId: string;
}

export interface OrderParts {
  catalog: Catalog;
  carts: Carts;
  accounts: Accounts;
  searches: Searches;
  recorded: Recorded;
  refusals: Refusals;
  mails: Mail[];
  /** Where the Shopware itself is. */
  origin: string;
}

/** Its page asks whether the payment succeeds. */
const CARD = '29e4d85315a23a499a1d3e69f8ccc1e9';

/** What came back from the payment page, and what becomes of transaction and shopper. */
const OUTCOMES: Record<string, { state: string; errorCode?: string }> = {
  ok: { state: 'paid' },
  cancel: { state: 'cancelled', errorCode: 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT' },
  fail: { state: 'failed', errorCode: 'CHECKOUT__ASYNC_PAYMENT_FINALIZE_INTERRUPTED' },
};

/** Orders, and the course of their payments. */
export class Orders {
  readonly #parts: OrderParts;
  readonly #orders: Order[] = [];
  readonly #payments = new Map<string, { orderId: string; finishUrl: string; errorUrl: string; isUsed: boolean }>();

  constructor(parts: OrderParts) {
    this.#parts = parts;
  }

  /** @throws {Refusal} 403 for a visitor, 400 for an empty cart, 500 for one that something blocks */
  place(session: Session, language: LanguageId, body: Fields): Fields {
    const { accounts, carts, catalog, refusals, mails, origin } = this.#parts;
    const customer = accounts.require(session);
    const cart = carts.read(session, language);
    if (cart.lineItems.length === 0) throw refusals.like('302');
    const blocking = Object.values(cart.errors as Record<string, Fields>).filter(({ block }) => block);
    if (blocking.length > 0) {
      const list = blocking.map(({ key, message }) => `${key}: ${message}`).join('\n');
      const then = this.#parts.recorded.body<{ errors: { meta: { parameters: { errors: string } } }[] }>('337');
      throw refusals.like('337', { [then.errors[0]?.meta.parameters.errors ?? '']: list });
    }
    for (const { type, referencedId, quantity } of cart.lineItems)
      if (type === 'product') catalog.sell(referencedId, quantity);
    const order = this.#orderOf(session, customer, language, body, cart);
    this.#orders.push(order);
    const link = `${origin}/account/order/${order.deepLinkCode}`;
    mails.push({ to: customer.email, subject: 'Bestellbestätigung', link });
    carts.clear(session);
    const deliveries = (order.deliveries as Fields[]).map((delivery) => ({ ...delivery, positions: null }));
    return { ...sent(order), billingAddress: null, documents: null, deliveries };
  }

  #orderOf(
    session: Session,
    customer: Customer,
    language: LanguageId,
    body: Fields,
    cart: ReturnType<Carts['read']>,
  ): Order {
    const { recorded, catalog } = this.#parts;
    const template = recorded.body<Order & Record<'deliveries' | 'lineItems' | 'transactions', Entity[]>>('306');
    const id = newId();
    const createdAt = now();
    const fresh = { createdAt, updatedAt: null };
    const billingAddress = this.#address(session.billingAddressId, language);
    const isElsewhere = session.shippingAddressId !== session.billingAddressId;
    const shippingAddress = isElsewhere ? this.#address(session.shippingAddressId, language) : billingAddress;
    const lineItems = cart.lineItems.map((item, index) => this.#line(template.lineItems[0] as Entity, item, index, id));
    const nothing = { ...(template.shippingCosts as CalculatedPrice), calculatedTaxes: [], taxRules: [] };
    const shippingCosts = cart.deliveries[0]?.shippingCosts ?? nothing;
    const method = (kind: string, methodId: string) =>
      catalog.elements(kind, language).find((one) => one.id === methodId);
    const [price, { token: _, transactions }] = [cart.price, cart];
    return {
      ...template,
      ...fresh,
      ...{ id, orderNumber: String(10000 + this.#orders.length), deepLinkCode: deepLinkCode() },
      ...{ orderDateTime: createdAt, orderDate: `${createdAt.slice(0, 10)}T00:00:00.000+00:00` },
      ...{ price, amountTotal: price.totalPrice, amountNet: price.netPrice, positionPrice: price.positionPrice },
      ...{ taxStatus: price.taxStatus, shippingCosts, shippingTotal: shippingCosts.totalPrice },
      ...{ customerId: customer.id, languageId: language },
      orderCustomer: {
        ...(template.orderCustomer as Fields),
        ...fresh,
        ...{ email: customer.email, firstName: customer.firstName, lastName: customer.lastName, id: newId() },
        ...{ salutationId: customer.salutationId, customerNumber: customer.customerNumber, company: customer.company },
        ...{ title: customer.title, vatIds: customer.vatIds },
        salutation: catalog.elements('salutation', language).find((one) => one.id === customer.salutationId) ?? null,
      },
      ...{ billingAddressId: billingAddress.id, billingAddress },
      addresses: isElsewhere ? [billingAddress, shippingAddress] : [billingAddress],
      lineItems,
      deliveries: cart.deliveries.map((delivery) => {
        const deliveryId = newId();
        const { earliest, latest } = delivery.deliveryDate as { earliest: string; latest: string };
        const day = (time: string) => `${time.slice(0, 10)}T00:00:00.000+00:00`;
        return {
          ...template.deliveries[0],
          ...fresh,
          ...{ id: deliveryId, orderId: id, shippingCosts: delivery.shippingCosts },
          ...{ shippingOrderAddressId: shippingAddress.id, shippingOrderAddress: shippingAddress },
          ...{
            shippingMethodId: session.shippingMethodId,
            shippingDateEarliest: day(earliest),
            shippingDateLatest: day(latest),
          },
          shippingMethod: { ...method('shipping', session.shippingMethodId), prices: [] },
          positions: (delivery.positions as { lineItem: LineItem; price: CalculatedPrice; quantity: number }[]).map(
            (position) => ({
              ...this.#position(),
              ...fresh,
              ...{ id: newId(), orderDeliveryId: deliveryId, price: position.price, quantity: position.quantity },
              // a Shopware keeps whole francs here
              ...{ unitPrice: Math.round(position.price.unitPrice), totalPrice: Math.round(position.price.totalPrice) },
              orderLineItemId: lineItems.find(({ identifier }) => identifier === position.lineItem.id)?.id,
            }),
          ),
        };
      }),
      transactions: [
        this.#transaction(template.transactions[0] as Transaction, session.paymentMethodId, language, {
          ...{ orderId: id, amount: (transactions as { amount: Fields }[])[0]?.amount },
        }),
      ],
      customerComment: body.customerComment ?? null,
      ...{ affiliateCode: body.affiliateCode ?? null, campaignCode: body.campaignCode ?? null },
      stateMachineState: this.#state('order', 'open'),
      documents: [],
    } as Order;
  }

  #address(id: string | null, language: LanguageId): Entity & { zipcode: string } {
    const { accounts, recorded } = this.#parts;
    const [template] = recorded.body<{ addresses: (Entity & { zipcode: string })[] }>('306').addresses;
    const address = accounts.addressById(id);
    const whole: Fields = address ? accounts.address(address, language) : {};
    const fields = Object.keys(template ?? {}).filter(
      (name) => name in whole && !['id', 'apiAlias', 'salutation'].includes(name),
    );
    return {
      ...template,
      ...Object.fromEntries(fields.map((name) => [name, whole[name]])),
      ...{ id: newId(), createdAt: now(), updatedAt: null },
    } as Entity & { zipcode: string };
  }

  #line(template: Entity, item: LineItem, index: number, orderId: string): Entity {
    const isProduct = item.type === 'product';
    const names = ['referencedId', 'label', 'description', 'good', 'removable', 'stackable', 'priceDefinition', 'type'];
    const same = Object.fromEntries([...names, 'cover', 'states', 'quantity'].map((name) => [name, item[name]]));
    const payload = item.payload as Fields;
    const id = newId();
    return {
      ...template,
      ...same,
      ...{ id, orderId, identifier: item.id, position: index + 1, createdAt: now(), updatedAt: null },
      ...{ unitPrice: item.price.unitPrice, totalPrice: item.price.totalPrice, coverId: item.cover?.id ?? null },
      ...{ productId: isProduct ? item.referencedId : null, promotionId: payload.promotionId ?? null },
      payload: isProduct ? { ...payload, purchasePrices: null } : payload,
      downloads: (item.states as string[]).includes('is-download') ? [this.#download(id)] : [],
    };
  }

  #download(orderLineItemId: string): Fields {
    const { lineItems } = this.#parts.recorded.body<{ lineItems: { downloads: Fields[] }[] }>('331');
    return { ...lineItems[0]?.downloads[0], orderLineItemId, id: newId(), accessGranted: false };
  }

  #position(): Fields {
    const body = this.#parts.recorded.body<{ orders: { elements: { deliveries: { positions: Fields[] }[] }[] } }>(
      '313',
    );
    return body.orders.elements[0]?.deliveries[0]?.positions[0] ?? {};
  }

  #transaction(template: Transaction, paymentMethodId: string, language: LanguageId, changes: Fields): Transaction {
    const paymentMethod = this.#parts.catalog.elements('payment', language).find(({ id }) => id === paymentMethodId);
    return {
      ...template,
      ...{ id: newId(), createdAt: now(), updatedAt: null, paymentMethodId, paymentMethod },
      ...{ stateMachineState: this.#state('transaction', 'open') },
      ...changes,
    } as Transaction;
  }

  /** A state as it was recorded. */
  #state(machine: 'order' | 'transaction', technicalName: string): Transaction['stateMachineState'] {
    const { recorded } = this.#parts;
    type Recording = { orders: { elements: (Order & { stateMachineState: Fields })[] } };
    const of = (name: string) => recorded.body<Recording>(name).orders.elements[0];
    const names: Record<string, string> = { paid: '346', cancelled: '355', failed: '364' };
    const state =
      machine === 'order'
        ? technicalName === 'open'
          ? of('346')?.stateMachineState
          : recorded.body('326')
        : technicalName === 'open'
          ? recorded.body<Order>('306').transactions[0]?.stateMachineState
          : of(names[technicalName] ?? '')?.transactions[0]?.stateMachineState;
    return state as Transaction['stateMachineState'];
  }

  /** A customer's own orders, or the one of a guest who knows its link, the address and the postal code. */
  list(session: Session, criteria: Criteria): Fields {
    const { accounts, refusals, searches } = this.#parts;
    const customer = accounts.customerOf(session);
    const code = (criteria.filter ?? []).find(({ field }: Filter) => field === 'deepLinkCode')?.value;
    let orders = this.#orders.filter(({ customerId }) => customerId === customer?.id);
    if (code !== undefined) {
      const order = this.#orders.find(({ deepLinkCode }) => deepLinkCode === code);
      const isOwn = order && order.customerId === customer?.id;
      if (!isOwn && !(criteria.email && criteria.zipcode)) throw refusals.like('384');
      const owner = order && accounts.byId(order.customerId);
      const isKnown = owner?.email === criteria.email && order?.billingAddress.zipcode === criteria.zipcode;
      if (!isOwn && !isKnown) throw refusals.like('386');
      orders = order ? [order] : [];
    } else if (!customer) throw refusals.like('317');
    const newest = orders.toReversed().map((order) => ({ extensions: this.#found(order), ...sent(order) }));
    const result = searches.result('order', newest, criteria);
    const isChecked = criteria.checkPromotion === true;
    const elements = result.elements as Order[];
    return {
      apiAlias: 'order-route-response-struct',
      ...{
        orders: result,
        paymentChangeable: isChecked ? Object.fromEntries(elements.map(({ id }) => [id, true])) : [],
      },
    };
  }

  #found(order: Order): Fields {
    const body = this.#parts.recorded.body<{ orders: { elements: { extensions: { search: Fields } }[] } }>('314');
    const search = body.orders.elements[0]?.extensions.search;
    return { search: { ...search, orderNumber: order.orderNumber, autoIncrement: this.#orders.indexOf(order) + 1 } };
  }

  #own(session: Session, orderId: unknown, recordedAs: string): Order {
    const { accounts, refusals } = this.#parts;
    const customer = accounts.require(session);
    const order = this.#orders.find(({ id, customerId }) => id === orderId && customerId === customer.id);
    if (!order) throw refusals.like(recordedAs, { ['f'.repeat(32)]: String(orderId) });
    return order;
  }

  cancel(session: Session, { orderId }: Fields): Fields {
    const order = this.#own(session, orderId, '328');
    order.stateMachineState = this.#state('order', 'cancelled');
    return order.stateMachineState as Fields;
  }

  /** Another way to pay: the transaction before is given up. The same way opens it again. */
  changePayment(session: Session, language: LanguageId, { orderId, paymentMethodId }: Fields): void {
    const { catalog, refusals } = this.#parts;
    const order = this.#own(session, orderId, '328');
    const last = order.transactions.at(-1) as Transaction;
    if (last.stateMachineState.technicalName === 'paid')
      throw refusals.like('348', { '01a20cc6468e72cca0c53e8d5ddbb647': order.id });
    if (!catalog.elements('payment', language).some(({ id }) => id === paymentMethodId))
      throw refusals.like('319', { ['f'.repeat(32)]: String(paymentMethodId) });
    if (last.paymentMethodId === paymentMethodId) {
      last.stateMachineState = this.#state('transaction', 'open');
      return;
    }
    if (last.stateMachineState.technicalName === 'open')
      last.stateMachineState = this.#state('transaction', 'cancelled');
    order.transactions.push(this.#transaction(last, String(paymentMethodId), language, {}));
  }

  /** Where the shopper pays; null when there is nothing to do there. */
  pay(body: Fields): string | null {
    const { refusals, origin } = this.#parts;
    const { orderId, finishUrl, errorUrl } = body;
    if (!orderId) throw refusals.like('311');
    if (!UUID.test(String(orderId))) throw refusals.like('312', { abc: String(orderId) });
    const order = this.#orders.find(({ id }) => id === orderId);
    if (!order) throw refusals.like('310', { ['f'.repeat(32)]: String(orderId) });
    const last = order.transactions.at(-1) as Transaction;
    if (last.paymentMethodId !== CARD || last.stateMachineState.technicalName !== 'open') return null;
    if (body.hofBreak) {
      last.stateMachineState = this.#state('transaction', 'failed');
      return withError(String(errorUrl), 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED');
    }
    const token = randomBytes(48).toString('base64url');
    this.#payments.set(token, {
      orderId: order.id,
      finishUrl: String(finishUrl),
      errorUrl: String(errorUrl),
      isUsed: false,
    });
    const back = `${origin}/payment/finalize-transaction?_sw_payment_token=${token}`;
    return `${origin}/hofpay.html?return=${encodeURIComponent(back)}`;
  }

  /** Back from the payment page: where the shopper is sent on to. @throws {Refusal} 400 for the second time */
  finalize(token: string, state: string): string {
    const payment = this.#payments.get(token);
    if (!payment || payment.isUsed) {
      const { detail = '' } = this.#parts.recorded.body<{ errors: { detail: string }[] }>('345').errors[0] ?? {};
      throw this.#parts.refusals.like('345', { [/token (\S+) /.exec(detail)?.[1] ?? '']: token });
    }
    payment.isUsed = true;
    const { state: technicalName, errorCode } = OUTCOMES[state] ?? {
      state: 'failed',
      errorCode: OUTCOMES.fail?.errorCode,
    };
    const last = this.#orders.find(({ id }) => id === payment.orderId)?.transactions.at(-1) as Transaction;
    Object.assign(last, { stateMachineState: this.#state('transaction', technicalName), updatedAt: now() });
    return errorCode ? withError(payment.errorUrl, errorCode) : payment.finishUrl;
  }

  /** What the owner does in the administration: the buyer may have the files of this order. */
  grantDownloads(orderId: string): void {
    const order = this.#orders.find(({ id }) => id === orderId);
    for (const { downloads } of order?.lineItems ?? [])
      for (const download of downloads as Fields[]) download.accessGranted = true;
  }

  /** Whether this file may be had. @throws {Refusal} 404 */
  download(session: Session, orderId: string, downloadId: string): void {
    const customer = this.#parts.accounts.require(session);
    const order = this.#orders.find(({ id, customerId }) => id === orderId && customerId === customer.id);
    const files = (order?.lineItems ?? []).flatMap(({ downloads }) => downloads as Entity[]);
    if (!files.some(({ id, accessGranted }) => id === downloadId && accessGranted))
      throw this.#parts.refusals.like('333', { '01a20cc643d57187a00d92fab46443d2': downloadId });
  }
}

const sent = ({ customerId: _, ...order }: Order): Fields => order;

const withError = (url: string, code: string): string => {
  const address = new URL(url);
  address.searchParams.set('error-code', code);
  return address.href;
};

const deepLinkCode = (): string => randomBytes(24).toString('base64url');
