import { aGuest, paymentId } from '#tests/support/shopper.ts';
import { type Connection, openConnection, type Question, type Received } from './connection.ts';
import type { Goods } from './range.ts';

/** Quantities by line; two carts that hold the same are the same text. */
export type Held = string;

const EMPTY: Held = '[]';

type Lines = Map<string, number>;

/**
 * One shopper with a session, a cart and addresses, who knows what the shop has confirmed: `mayHold` are the carts that
 * are right now, one when every call was answered, two while an answer is out.
 */
export class Visitor {
  readonly orders: string[] = [];
  readonly lines: Lines = new Map();
  mayHold: Held[] = [EMPTY];
  token = '';
  #connection: Connection;
  readonly #key: string;
  readonly #url: string;

  constructor(url: string, key: string) {
    this.#url = url;
    this.#key = key;
    this.#connection = openConnection(url);
  }

  /** The shop has opened again at another address. */
  reconnect(url: string): void {
    this.#connection.hangUp();
    this.#connection = openConnection(url);
  }

  leave(): void {
    this.#connection.hangUp();
  }

  /** A page, with the cookie that a shopper's browser sends. */
  openPage(path: string): Promise<Received> {
    return this.#connection.sendRequest({
      path,
      headers: { accept: 'text/html', cookie: `sw-context-token=${this.token}` },
    });
  }

  async call(method: string, path: string, body?: unknown): Promise<Received> {
    const headers = { 'sw-access-key': this.#key, ...(this.token && { 'sw-context-token': this.token }) };
    const question: Question = { method, path: `/store-api${path}`, headers, ...(body !== undefined && { body }) };
    const response = await this.#connection.sendRequest(question);
    this.token = response.token ?? this.token;
    return response;
  }

  /** Someone the shop can send goods and mails to, who pays in advance: such an order has an invoice from the start. */
  async introduce(): Promise<void> {
    await this.call('POST', '/account/register', aGuest({ storefrontUrl: this.#url }));
    await this.call('PATCH', '/context', { paymentMethodId: paymentId('prepayment') });
  }

  readCart = (): Promise<Received> => this.call('GET', '/checkout/cart');

  add({ id }: Goods): Promise<Received> {
    const items = [{ id, referencedId: id, quantity: 1, type: 'product' }];
    const after = new Map(this.lines).set(id, (this.lines.get(id) ?? 0) + 1);
    return this.#change(after, () => this.call('POST', '/checkout/cart/line-item', { items }));
  }

  setQuantity(id: string, quantity: number): Promise<Received> {
    const after = new Map(this.lines).set(id, quantity);
    return this.#change(after, () => this.call('PATCH', '/checkout/cart/line-item', { items: [{ id, quantity }] }));
  }

  remove(id: string): Promise<Received> {
    const after = new Map(this.lines);
    after.delete(id);
    return this.#change(after, () => this.call('POST', '/checkout/cart/line-item/delete', { ids: [id] }));
  }

  async order(): Promise<Received> {
    const response = await this.#change(new Map(), () => this.call('POST', '/checkout/order', {}));
    if (response.status === 200) this.orders.push(JSON.parse(response.read()).orderNumber);
    return response;
  }

  /** The cart as it is kept, by which the visitor goes on. */
  async readLines(): Promise<Held> {
    const { lineItems } = JSON.parse((await this.readCart()).read()) as { lineItems: Item[] };
    this.#holds(new Map(lineItems.flatMap(({ id, quantity, type }) => (type === 'product' ? [[id, quantity]] : []))));
    return textOf(this.lines);
  }

  async #change(after: Lines, send: () => Promise<Received>): Promise<Received> {
    this.mayHold = [textOf(this.lines), textOf(after)];
    const response = await send();
    this.#holds(response.status === 200 ? after : new Map(this.lines));
    return response;
  }

  #holds(lines: Lines): void {
    this.lines.clear();
    for (const [id, quantity] of lines) this.lines.set(id, quantity);
    this.mayHold = [textOf(lines)];
  }
}

type Item = { id: string; quantity: number; type: string };

const textOf = (lines: Lines): Held => JSON.stringify([...lines].sort());
