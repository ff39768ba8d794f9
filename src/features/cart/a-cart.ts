import type { Cart, CartError, LineItem } from '#store-api/contract/cart.ts';

/** Carts for tests: `aCart().with('10-104').cart`. The article number is the id. */
export function aCart() {
  const cart: Cart = {
    token: 'a-token',
    hash: 'a-hash',
    price: { netPrice: 0, totalPrice: 0, positionPrice: 0, taxStatus: 'gross', calculatedTaxes: [], taxRules: [] },
    lineItems: [],
    deliveries: [],
    errors: [],
  };
  const self = {
    cart,
    with(number: string, quantity = 1, unitPrice = 100) {
      cart.lineItems.push(line(number, quantity, unitPrice, { good: true }));
      return self.totalling(cart.price.totalPrice + unitPrice * quantity);
    },
    download(number: string) {
      cart.lineItems.push(line(number, 1, 12.9, { good: true, states: ['is-download'] }));
      return self.totalling(cart.price.totalPrice + 12.9);
    },
    discount(code: string, amount: number) {
      const payload = { code, promotionId: code };
      cart.lineItems.push(line(code, 1, amount, { good: false, type: 'promotion', label: code, payload }));
      return self.totalling(cart.price.totalPrice + amount);
    },
    /** A discount on shipping: its line costs nothing, its delivery has the amount. */
    shippingDiscount(label: string, code = '') {
      const payload = { code, promotionId: label, discountScope: 'delivery' };
      cart.lineItems.push(line(label, 1, 0, { good: false, type: 'promotion', label, payload }));
      return self;
    },
    shipping(...costs: number[]) {
      cart.deliveries = costs.map((cost) => ({ shippingCosts: price(cost, 1) }));
      return self.totalling(cart.price.totalPrice + costs.reduce((sum, cost) => sum + cost, 0));
    },
    tax(taxRate: number, tax: number) {
      cart.price.calculatedTaxes.push({ taxRate, tax, price: 0 });
      return self;
    },
    totalling(totalPrice: number, taxStatus = cart.price.taxStatus) {
      Object.assign(cart.price, { totalPrice, taxStatus });
      return self;
    },
    error(messageKey: string, level: number, parameters: Record<string, unknown> = {}, key = messageKey) {
      const error: CartError = { key, messageKey, level, message: messageKey, block: level >= 10, parameters };
      cart.errors.push(error);
      return self;
    },
  };
  return self;
}

const price = (unitPrice: number, quantity: number) => ({
  unitPrice,
  quantity,
  totalPrice: unitPrice * quantity,
  calculatedTaxes: [],
  taxRules: [],
});

const line = (id: string, quantity: number, unitPrice: number, more: Partial<LineItem>): LineItem => ({
  id,
  referencedId: id,
  type: 'product',
  label: `Article ${id}`,
  quantity,
  removable: true,
  stackable: true,
  states: ['is-physical'],
  payload: {},
  price: price(unitPrice, quantity),
  ...more,
});
