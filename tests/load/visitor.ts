import { aGuest, paymentId } from '#tests/support/shopper.ts';
import type { Goods } from './range.ts';
import { type Heard, type Question, type Wire, wireTo } from './wire.ts';

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
  #wire: Wire;
  readonly #key: string;
  readonly #url: string;

  constructor(url: string, key: string) {
    this.#url = url;
    this.#key = key;
    this.#wire = wireTo(url);
  }

  /** The shop has opened again at another address. */
  comeBack(url: string): void {
    this.#wire.hangUp();
    this.#wire = wireTo(url);
  }

  leave(): void {
    this.#wire.hangUp();
  }

  /** A page, with the cookie that a shopper's browser sends. */
  look(path: string): Promise<Heard> {
    return this.#wire.ask({ path, headers: { accept: 'text/html', cookie: `sw-context-token=${this.token}` } });
  }

  async call(method: string, path: string, body?: unknown): Promise<Heard> {
    const headers = { 'sw-access-key': this.#key, ...(this.token && { 'sw-context-token': this.token }) };
    const question: Question = { method, path: `/store-api${path}`, headers, ...(body !== undefined && { body }) };
    const answer = await this.#wire.ask(question);
    this.token = answer.token ?? this.token;
    return answer;
  }

  /** Someone the shop can send goods and mails to, who pays in advance: such an order has an invoice from the start. */
  async introduce(): Promise<void> {
    await this.call('POST', '/account/register', aGuest({ storefrontUrl: this.#url }));
    await this.call('PATCH', '/context', { paymentMethodId: paymentId('prepayment') });
  }

  readCart = (): Promise<Heard> => this.call('GET', '/checkout/cart');

  add({ id }: Goods): Promise<Heard> {
    const items = [{ id, referencedId: id, quantity: 1, type: 'product' }];
    const after = new Map(this.lines).set(id, (this.lines.get(id) ?? 0) + 1);
    return this.#change(after, () => this.call('POST', '/checkout/cart/line-item', { items }));
  }

  setQuantity(id: string, quantity: number): Promise<Heard> {
    const after = new Map(this.lines).set(id, quantity);
    return this.#change(after, () => this.call('PATCH', '/checkout/cart/line-item', { items: [{ id, quantity }] }));
  }

  remove(id: string): Promise<Heard> {
    const after = new Map(this.lines);
    after.delete(id);
    return this.#change(after, () => this.call('POST', '/checkout/cart/line-item/delete', { ids: [id] }));
  }

  async order(): Promise<Heard> {
    const answer = await this.#change(new Map(), () => this.call('POST', '/checkout/order', {}));
    if (answer.status === 200) this.orders.push(JSON.parse(answer.read()).orderNumber);
    return answer;
  }

  /** The cart as it is kept, by which the visitor goes on. */
  async readLines(): Promise<Held> {
    const { lineItems } = JSON.parse((await this.readCart()).read()) as { lineItems: Item[] };
    this.#holds(new Map(lineItems.flatMap(({ id, quantity, type }) => (type === 'product' ? [[id, quantity]] : []))));
    return textOf(this.lines);
  }

  async #change(after: Lines, send: () => Promise<Heard>): Promise<Heard> {
    this.mayHold = [textOf(this.lines), textOf(after)];
    const answer = await send();
    this.#holds(answer.status === 200 ? after : new Map(this.lines));
    return answer;
  }

  #holds(lines: Lines): void {
    this.lines.clear();
    for (const [id, quantity] of lines) this.lines.set(id, quantity);
    this.mayHold = [textOf(lines)];
  }
}

type Item = { id: string; quantity: number; type: string };

const textOf = (lines: Lines): Held => JSON.stringify([...lines].sort());
