import type { Catalog, Entity, LanguageId, Price, Product } from './catalog.ts';
import { UUID } from './criteria.ts';
import type { Fields, Recorded } from './recording.ts';
import type { Refusals } from './refusal.ts';
import { type Line, newId, now, PICKUP, type Session, timeOf } from './sessions.ts';

interface Tax extends Fields {
  tax: number;
  taxRate: number;
  price: number;
}

export interface CalculatedPrice extends Price {
  totalPrice: number;
  calculatedTaxes: Tax[];
  taxRules: Fields[];
}

export interface LineItem extends Entity {
  type: string;
  label: string;
  quantity: number;
  referencedId: string;
  price: CalculatedPrice;
  cover: Entity | null;
  deliveryInformation: { weight: number; freeDelivery: boolean; deliveryTime: { min: number; max: number } } | null;
}

interface Delivery extends Fields {
  shippingCosts: CalculatedPrice;
}

export interface Cart extends Fields {
  token: string;
  price: Fields & { totalPrice: number; netPrice: number; positionPrice: number; taxStatus: string };
  lineItems: LineItem[];
  deliveries: Delivery[];
  errors: Fields;
}

interface Promotion {
  promotionId: string;
  discountId: string;
  code: string;
  names: Record<LanguageId, string>;
  scope: 'cart' | 'delivery';
  type: 'percentage' | 'absolute';
  value: number;
  /** Value of the goods from which it counts. */
  from?: number;
}

const names = (de: string, en: string): Record<LanguageId, string> => ({
  '2fbb5fe2e29a4d70aa5854ce7ce3e20b': de,
  '5fecd60933739736b142e2ed448dfe89': en,
  '50fd504a0b1c8dac9c367558934d453c': de,
});

/** The codes of the recorded shop; `ALT` has expired and is not found. */
const PROMOTIONS: Promotion[] = [
  {
    ...{ code: 'WINTER10', scope: 'cart', type: 'percentage', value: 10 },
    promotionId: '63a655872c90cd6bc5518cfe6cadfebf',
    discountId: 'd94d36c3311b94742647fbb36d62d693',
    names: names('Winterrabatt 10 %', 'Winter discount 10 %'),
  },
  {
    ...{ code: 'FUENF', scope: 'cart', type: 'absolute', value: 5 },
    promotionId: '9aadfa796bf347b47c647e1a4aa1ff6f',
    discountId: 'fa9e4b6e590be83d873ec3150934382e',
    names: names('Fünf Franken', 'Fünf Franken (en)'),
  },
  {
    ...{ code: 'AB200', scope: 'cart', type: 'absolute', value: 20, from: 200 },
    promotionId: 'aa7129616b3ae69d70d0321f2aa57d9c',
    discountId: '9f48d298951cb67f870acb3bb13cda2b',
    names: names('Ab 200', 'From 200'),
  },
  {
    ...{ code: 'PORTOFREI', scope: 'delivery', type: 'percentage', value: 100 },
    promotionId: '992cd910309d4360887df755378945ae',
    discountId: 'dcc7042963f3697081b482b94f45b859',
    names: names('Portofrei', 'Free delivery'),
  },
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Half a cent goes up, as in PHP. */
const rounded = (value: number, interval = 0.01): number =>
  Number((Math.sign(value) * Math.round(Number((Math.abs(value) / interval).toPrecision(15))) * interval).toFixed(2));
const sum = (values: number[]): number => Number(values.reduce((a, b) => a + b, 0).toFixed(10));

type Notice = Fields & { key: string };
interface NewItem extends Fields {
  id?: unknown;
  referencedId?: unknown;
  type?: unknown;
  quantity?: unknown;
  payload?: Fields;
}

/** Carts, priced as the recorded Shopware does. */
export class Carts {
  /** Who knows the addresses of a session. */
  addressOf: (session: Session, language: LanguageId) => Fields | null = () => null;
  readonly #catalog: Catalog;
  readonly #recorded: Recorded;
  readonly #refusals: Refusals;

  constructor(catalog: Catalog, recorded: Recorded, refusals: Refusals) {
    this.#catalog = catalog;
    this.#recorded = recorded;
    this.#refusals = refusals;
  }

  /** Adds products and codes. @throws {Refusal} for what is no item */
  add(session: Session, language: LanguageId, items: NewItem[]): Cart {
    const notices: Notice[] = [];
    for (const item of items) {
      if (item.type === 'promotion') this.#addCode(session, String(item.referencedId ?? ''), notices);
      else this.#addProduct(session, item, notices);
    }
    return this.#priced(session, language, notices);
  }

  #addCode(session: Session, code: string, notices: Notice[]): void {
    if (code === '' || session.codes.some((one) => one.toLowerCase() === code.toLowerCase())) return;
    if (promotionOf(code)) session.codes.push(code);
    else notices.push(this.#notice('175', '', { GIBTSNICHT: code }));
  }

  #addProduct(session: Session, item: NewItem, notices: Notice[]): void {
    const { type = '', quantity = 1, payload = {} } = item;
    if (['custom', 'credit', 'discount', 'container'].includes(String(type))) throw this.#refusals.like('167');
    if (type === '') throw this.#refusals.like('165');
    if (type !== 'product') throw this.#refusals.like('166', { nonsense: String(type) });
    const referencedId = String(item.referencedId ?? item.id ?? '');
    if (!UUID.test(referencedId)) throw this.#refusals.like('161', { abc: referencedId });
    const count = this.#quantity(quantity);
    const product = this.#catalog.product(referencedId);
    if (!product) notices.push(this.#notice('159', referencedId, { ['f'.repeat(32)]: referencedId }));
    if (!product || product.childCount) return;
    const id = String(item.id ?? referencedId);
    const line = session.lines.find((one) => one.id === id);
    if (line) line.quantity += count;
    else session.lines.push({ id, referencedId, quantity: count, payload });
  }

  #quantity(quantity: unknown): number {
    if (typeof quantity !== 'number') throw this.#refusals.like('151', { drei: String(quantity) });
    if (!Number.isInteger(quantity)) throw this.#refusals.like('152', { '1.5': String(quantity) });
    if (quantity < 1) throw this.#refusals.like(quantity === 0 ? '149' : '150', { '-3': String(quantity) });
    return quantity;
  }

  /** @throws {Refusal} 404 for a line that is not there */
  change(session: Session, language: LanguageId, items: { id: string; quantity?: unknown }[]): Cart {
    for (const { id, quantity } of items) {
      const line = this.#line(session, id);
      line.quantity = this.#quantity(quantity);
    }
    return this.#priced(session, language, []);
  }

  /** Lines, and discounts whose codes go with them. @throws {Refusal} 404 for a line that is not there */
  remove(session: Session, language: LanguageId, ids: string[]): Cart {
    for (const id of ids) {
      const code = session.codes.find((one) => promotionOf(one)?.discountId === id);
      if (code) session.codes = session.codes.filter((one) => one !== code);
      else {
        const line = this.#line(session, id);
        session.lines = session.lines.filter((one) => one !== line);
      }
    }
    return this.#priced(session, language, []);
  }

  #line(session: Session, id: string): Line {
    const line = session.lines.find((one) => one.id === id);
    if (!line) throw this.#refusals.like('153', { ['f'.repeat(32)]: id });
    return line;
  }

  read(session: Session, language: LanguageId): Cart {
    return this.#priced(session, language, []);
  }

  clear(session: Session): void {
    Object.assign(session, { lines: [], codes: [], announced: [] });
  }

  /** A recorded message of a cart, for this line, with other words. */
  #notice(recordedAs: string, id: string, words: Record<string, string>): Notice {
    const { errors } = this.#recorded.body<{ errors: Record<string, Notice> }>(recordedAs);
    let text = JSON.stringify(Object.values(errors)[0]);
    for (const [then, here] of Object.entries(words)) text = text.replaceAll(then, JSON.stringify(here).slice(1, -1));
    const notice: Notice = JSON.parse(text);
    return id && 'id' in notice ? { ...notice, id } : notice;
  }

  /** Cuts quantities to what can be bought; says so in this answer only. */
  #corrected(session: Session, language: LanguageId, notices: Notice[]): [Line, Product][] {
    const kept: [Line, Product][] = [];
    for (const line of session.lines) {
      const product = this.#catalog.product(line.referencedId, language);
      if (!product) continue;
      const { minPurchase: min = 1, purchaseSteps: steps = 1, calculatedMaxPurchase: max } = product;
      const { name } = product.translated;
      const tell = (as: string, key: string, was: string, quantity?: number) => {
        const notice = this.#notice(as, line.id, { [was]: name });
        const kind = String(notice.messageKey);
        const amounts = quantity === undefined ? {} : { ...('quantity' in notice && { quantity }) };
        const parameters = { ...(notice.parameters as Fields), name, ...(quantity !== undefined && { quantity }) };
        const message = String(notice.message).replace(/\b(3|4|40)\b(?= times|\.| |$)/, String(quantity ?? '$1'));
        notices.push({ ...notice, ...amounts, message, parameters, key: kind + key });
      };
      if (product.isCloseout && max < min) {
        tell('158', line.id, 'Raclette-Ofen für 8 Personen');
        continue;
      }
      if (line.quantity < min) {
        line.quantity = min;
        tell('145', line.id, 'Gläser im Vierersatz', min);
      } else if (line.quantity > max) {
        line.quantity = max;
        tell('143', line.id, 'Restposten Marroni-Ofen', max);
      } else if ((line.quantity - min) % steps !== 0) {
        line.quantity = Math.floor((line.quantity - min) / steps) * steps + min;
        tell('146', line.id, 'Gläser im Vierersatz', line.quantity);
      }
      kept.push([line, product]);
    }
    session.lines = kept.map(([line]) => line);
    return kept;
  }

  #priced(session: Session, language: LanguageId, notices: Notice[]): Cart {
    const template = this.#recorded.body<Cart>('139');
    const country = this.#catalog.countries(language).find(({ id }) => id === session.countryId) as Entity;
    const isFree = (country.customerTax as { enabled: boolean }).enabled;
    const goods = this.#corrected(session, language, notices).map(([line, product]) =>
      this.#item(line, product, isFree),
    );
    const value = sum(goods.map(({ price }) => price.totalPrice));
    const promotions = goods.length === 0 ? [] : this.#applied(session, language, value, notices);
    const discounts = promotions
      .filter(({ scope }) => scope === 'cart')
      .map((promotion) => this.#discount(promotion, language, goods, isFree, session));
    const method = this.#catalog.shippingMethods(language).find(({ id }) => id === session.shippingMethodId) as Entity;
    const shippable = goods.filter(({ deliveryInformation }) => deliveryInformation);
    const lineItems = [...goods, ...discounts];
    const deliveries: Delivery[] = [];
    if (shippable.length > 0) {
      const delivery = this.#delivery(session, language, method, country, shippable, discounts, isFree);
      deliveries.push(delivery);
      const free = promotions.find(({ scope }) => scope === 'delivery');
      if (free && delivery.shippingCosts.totalPrice > 0) {
        deliveries.push({ ...delivery, shippingCosts: negative(delivery.shippingCosts) });
        lineItems.push(this.#freeDelivery(free, language, session));
      }
      if (session.shippingMethodId === PICKUP && country.iso !== 'CH')
        notices.push(this.#notice('200', '', { 'Abholung in Bern': (method.translated as { name: string }).name }));
    }
    session.announced = lineItems.filter(({ type }) => type === 'promotion').map(({ id }) => id);
    for (const id of session.announced)
      if (promotions.some((one) => one.discountId === id && one.isNew)) {
        const name = lineItems.find((item) => item.id === id)?.label ?? '';
        notices.push(this.#notice('194', '', { 'Ab 200': name, '9f48d298951cb67f870acb3bb13cda2b': id }));
      }
    const prices = [...lineItems.map(({ price }) => price), ...deliveries.map(({ shippingCosts }) => shippingCosts)];
    const price = total(template.price, lineItems, prices, isFree);
    const amount = unitOf(price.totalPrice, price.calculatedTaxes as Tax[], price.taxRules as Fields[]);
    const transaction = (template.transactions as Fields[])[0] as Fields;
    return {
      ...(goods.length > 0 && {
        extensions: {
          'cart-promotions': {
            ...{ addedCodes: session.codes, blockedPromotionIds: [] },
            apiAlias: 'shopware_core_checkout_promotion_cart_extension_cart_extension',
          },
        },
      }),
      ...template,
      ...{ price, lineItems, deliveries, token: session.token },
      errors: notices.length > 0 ? Object.fromEntries(notices.map((notice) => [notice.key, notice])) : ([] as never),
      transactions: [
        {
          ...transaction,
          amount: { ...(transaction.amount as Fields), ...amount },
          paymentMethodId: session.paymentMethodId,
        },
      ],
    };
  }

  /** The promotions of its codes that count for these goods. */
  #applied(
    session: Session,
    language: LanguageId,
    value: number,
    notices: Notice[],
  ): (Promotion & { isNew: boolean })[] {
    return session.codes.flatMap((code) => {
      const promotion = promotionOf(code);
      if (!promotion) return [];
      if (value < (promotion.from ?? 0)) {
        notices.push(this.#notice('193', '', { 'Ab 200': promotion.names[language] }));
        return [];
      }
      return [{ ...promotion, code, isNew: !session.announced.includes(promotion.discountId) }];
    });
  }

  #item(line: Line, product: Product, isFree: boolean): LineItem {
    const template = this.#recorded.body<Cart>('140').lineItems[0] as LineItem & {
      priceDefinition: Fields;
      payload: Fields;
    };
    const { taxRate } = product.tax;
    const tier =
      product.calculatedPrices.find((one) => line.quantity <= one.quantity) ?? product.calculatedPrices.at(-1);
    const net = (gross: number) => (isFree ? rounded(gross / (1 + taxRate / 100)) : gross);
    const unitPrice = net((tier ?? product.calculatedPrice).unitPrice);
    const list = product.calculatedPrice.listPrice?.price;
    const listPrice = list === undefined ? null : net(list);
    const taxRules = isFree ? [] : [rule(taxRate, 100)];
    const totalPrice = rounded(unitPrice * line.quantity);
    const isPhysical = product.states.includes('is-physical');
    const time = product.deliveryTime;
    return {
      ...template,
      id: line.id,
      referencedId: product.id,
      label: product.translated.name,
      quantity: line.quantity,
      payload: { ...payloadOf(product, template.payload), ...line.payload },
      priceDefinition: {
        ...template.priceDefinition,
        ...{ price: unitPrice, taxRules, quantity: line.quantity, listPrice },
        referencePriceDefinition: referenceOf(product),
      },
      price: {
        ...unitOf(totalPrice, isFree ? [] : [taxOf(totalPrice, taxRate)], taxRules),
        ...{ unitPrice, quantity: line.quantity },
        referencePrice: product.calculatedPrice.referencePrice ?? null,
        listPrice:
          listPrice === null
            ? null
            : {
                ...{ price: listPrice, discount: rounded(unitPrice - listPrice) },
                percentage: rounded(100 - (unitPrice * 100) / listPrice),
                apiAlias: 'cart_list_price',
              },
      },
      cover: product.cover?.media ?? null,
      states: product.states,
      shippingCostAware: isPhysical,
      deliveryInformation: isPhysical
        ? ({
            ...{ stock: product.stock, weight: product.weight, freeDelivery: product.shippingFree },
            restockTime: product.restockTime,
            deliveryTime: time && {
              ...{ name: (time as unknown as Product).translated.name, min: time.min, max: time.max, unit: time.unit },
              apiAlias: 'cart_delivery_time',
            },
            ...{ height: product.height, width: product.width, length: product.length },
            apiAlias: 'cart_delivery_information',
          } as never)
        : null,
      quantityInformation: {
        ...{ minPurchase: product.minPurchase, maxPurchase: product.calculatedMaxPurchase },
        ...{ purchaseSteps: product.purchaseSteps, apiAlias: 'cart_quantity_information' },
      },
      ...{ modified: false, uniqueIdentifier: newId(), dataTimestamp: now() },
    };
  }

  /** A line that takes off; divided among the tax rates as the goods are. */
  #discount(
    promotion: Promotion,
    language: LanguageId,
    goods: LineItem[],
    isFree: boolean,
    session: Session,
  ): LineItem {
    const value = sum(goods.map(({ price }) => price.totalPrice));
    const isPercentage = promotion.type === 'percentage';
    const off = isPercentage ? rounded((value * promotion.value) / 100) : Math.min(promotion.value, value);
    const shares = sharesOf(goods);
    const taxes = [...shares].map(([rate, share]) => {
      const price = isPercentage ? rounded((share * promotion.value) / 100) : rounded((off * share) / value);
      return taxOf(-price, rate);
    });
    const price = unitOf(-off, isFree ? [] : taxes, isFree ? [] : rulesOf(shares, value));
    const composition = goods.map(({ id, quantity, price: { totalPrice } }) => ({
      ...{ id, quantity },
      discount: isPercentage ? totalPrice * (promotion.value / 100) : (totalPrice / value) * off,
    }));
    const definition = isPercentage
      ? { percentage: -promotion.value, filter: null, type: 'percentage', apiAlias: 'cart_price_percentage' }
      : { price: -promotion.value, filter: null, type: 'absolute', apiAlias: 'cart_price_absolute' };
    return this.#promotionLine(
      promotion.from ? '194' : '172',
      promotion,
      language,
      session,
      { price, priceDefinition: definition },
      { composition },
    );
  }

  #freeDelivery(promotion: Promotion, language: LanguageId, session: Session): LineItem {
    return this.#promotionLine('more-cart-portofrei-2', promotion, language, session, {}, {});
  }

  #promotionLine(
    recordedAs: string,
    { promotionId, discountId, names, type, value, scope }: Promotion,
    language: LanguageId,
    session: Session,
    changes: Fields,
    morePayload: Fields,
  ): LineItem {
    const { lineItems } = this.#recorded.body<Cart>(recordedAs);
    const template = lineItems.find((one) => one.type === 'promotion') as LineItem & { payload: Fields };
    const typed = session.codes.find((code) => promotionOf(code)?.discountId === discountId) ?? '';
    return {
      ...template,
      ...changes,
      ...{ id: discountId, referencedId: typed, label: names[language], description: names[language] },
      uniqueIdentifier: newId(),
      payload: {
        ...template.payload,
        ...{ promotionId, discountId, discountType: type, code: typed, value: String(value), discountScope: scope },
        ...morePayload,
      },
    } as LineItem;
  }

  #placeOf(session: Session, country: Entity, language: LanguageId): Fields {
    const states = (country.states as Entity[] | null) ?? [];
    return {
      country: { ...country, states: null },
      state: states.find(({ id }) => id === session.countryStateId) ?? null,
      address: this.addressOf(session, language),
    };
  }

  #delivery(
    session: Session,
    language: LanguageId,
    method: Entity,
    country: Entity,
    goods: LineItem[],
    discounts: LineItem[],
    isFree: boolean,
  ): Delivery {
    const template = this.#recorded.body<Cart>('140').deliveries[0] as Delivery & {
      positions: Fields[];
      location: Fields;
    };
    const paid = goods.filter(({ deliveryInformation }) => !deliveryInformation?.freeDelivery);
    const costs = paid.length === 0 ? 0 : shippingCost(method, paid);
    const shares = sharesOf([...goods, ...discounts]);
    const rules = isFree ? [] : rulesOf(shares, sum([...shares.values()]));
    const taxes = rules.map(({ taxRate, percentage }) =>
      taxOf(rounded((costs * Number(percentage)) / 100), Number(taxRate)),
    );
    const dates = goods.map(({ deliveryInformation }) => deliveryInformation?.deliveryTime ?? { min: 1, max: 3 });
    const inDays = (days: number) => `${timeOf(new Date(Date.now() + days * DAY_MS)).slice(0, 10)}T16:00:00.000+00:00`;
    const deliveryDate = {
      earliest: inDays(Math.max(...dates.map(({ min }) => min))),
      latest: inDays(Math.max(...dates.map(({ max }) => max))),
      apiAlias: 'cart_delivery_date',
    };
    return {
      ...template,
      positions: [...goods, ...discounts].map((lineItem) => ({
        ...template.positions[0],
        ...{ lineItem, quantity: lineItem.quantity, price: lineItem.price, identifier: lineItem.id, deliveryDate },
      })),
      location: { ...template.location, ...this.#placeOf(session, country, language) },
      ...{ deliveryDate, shippingMethod: { ...method, media: null } },
      shippingCosts: unitOf(costs, taxes, rules),
    };
  }
}

const promotionOf = (code: string): Promotion | undefined =>
  PROMOTIONS.find((one) => one.code.toLowerCase() === code.toLowerCase());

const rule = (taxRate: number, percentage: number): Fields => ({ taxRate, percentage, apiAlias: 'cart_tax_rule' });

/** The tax in a gross price. */
const taxOf = (price: number, taxRate: number): Tax => ({
  tax: rounded((price * taxRate) / (100 + taxRate)) + 0,
  ...{ taxRate, price, apiAlias: 'cart_tax_calculated' },
});

/** Values of goods by tax rate. */
function sharesOf(goods: LineItem[]): Map<number, number> {
  const shares = new Map<number, number>();
  for (const { price } of goods)
    for (const { taxRate, price: amount } of price.calculatedTaxes)
      shares.set(taxRate, sum([shares.get(taxRate) ?? 0, amount]));
  return shares;
}

/** PHP writes 14 digits. */
const rulesOf = (shares: Map<number, number>, value: number): Fields[] =>
  [...shares].map(([rate, share]) => rule(rate, Number(((share / value) * 100).toPrecision(14))));

/** A price of one thing. */
const unitOf = (totalPrice: number, calculatedTaxes: Tax[], taxRules: Fields[]): CalculatedPrice => ({
  ...{ unitPrice: totalPrice, quantity: 1, totalPrice, calculatedTaxes, taxRules },
  ...{ referencePrice: null, listPrice: null, regulationPrice: null, apiAlias: 'calculated_price' },
});

const negative = (price: CalculatedPrice): CalculatedPrice =>
  unitOf(
    -price.totalPrice,
    price.calculatedTaxes.map((one) => ({ ...one, tax: -one.tax, price: -one.price })),
    price.taxRules,
  );

/** Amounts of a cart: each line's taxes added up, the total to five centimes where there is tax. */
function total(
  template: Cart['price'],
  lineItems: LineItem[],
  prices: CalculatedPrice[],
  isFree: boolean,
): Cart['price'] {
  const byRate = new Map<number, Tax>();
  for (const { calculatedTaxes } of prices)
    for (const one of calculatedTaxes) {
      const before = byRate.get(one.taxRate);
      byRate.set(one.taxRate, {
        ...one,
        ...{ tax: sum([before?.tax ?? 0, one.tax]), price: sum([before?.price ?? 0, one.price]) },
      });
    }
  const calculatedTaxes = [...byRate.values()];
  const rawTotal = sum(prices.map(({ totalPrice }) => totalPrice));
  const totalPrice = isFree ? rawTotal : rounded(rawTotal, 0.05);
  return {
    ...template,
    ...{ totalPrice, rawTotal, calculatedTaxes, taxRules: calculatedTaxes.map(({ taxRate }) => rule(taxRate, 100)) },
    netPrice: rounded(rawTotal - sum(calculatedTaxes.map(({ tax }) => tax))),
    positionPrice: sum(lineItems.map(({ price }) => price.totalPrice)),
    taxStatus: isFree ? 'tax-free' : 'gross',
  };
}

interface Tier {
  calculation: number;
  quantityStart: number;
  quantityEnd: number | null;
  currencyPrice: { gross: number }[];
}

/** By number of goods, their price or their weight, as the method's prices say. */
function shippingCost(method: Entity, goods: LineItem[]): number {
  const measures: Record<number, number> = {
    1: sum(goods.map(({ quantity }) => quantity)),
    2: sum(goods.map(({ price }) => price.totalPrice)),
    3: sum(goods.map(({ quantity, deliveryInformation }) => quantity * (deliveryInformation?.weight ?? 0))),
  };
  const tier = (method.prices as Tier[]).find(({ calculation, quantityStart, quantityEnd }) => {
    const measure = measures[calculation] ?? 0;
    return measure >= quantityStart && measure <= (quantityEnd ?? Number.POSITIVE_INFINITY);
  });
  return tier?.currencyPrice[0]?.gross ?? 0;
}

function referenceOf({ calculatedPrice }: Product): Fields | null {
  const reference = calculatedPrice.referencePrice as Fields | null;
  if (!reference) return null;
  const { purchaseUnit, referenceUnit, unitName } = reference;
  return { purchaseUnit, referenceUnit, unitName, apiAlias: 'cart_price_reference_definition' };
}

/** What a line keeps of its product. */
function payloadOf(product: Product, template: Fields): Fields {
  const { customFields } = product.translated;
  return {
    ...template,
    isCloseout: product.isCloseout,
    customFields: Object.keys(customFields).length > 0 ? customFields : [],
    createdAt: String(product.createdAt).replace('T', ' ').replace('+00:00', ''),
    releaseDate:
      product.releaseDate === null ? null : String(product.releaseDate).replace('T', ' ').replace('+00:00', ''),
    ...{ isNew: product.isNew, markAsTopseller: product.markAsTopseller, productNumber: product.productNumber },
    ...{ manufacturerId: product.manufacturerId, taxId: product.taxId, tagIds: product.tagIds },
    ...{ categoryIds: product.categoryTree, propertyIds: product.propertyIds, optionIds: product.optionIds },
    options: (product.options ?? []).map(({ translated, group }) => ({
      group: (group as Product).translated.name,
      option: (translated as { name: string }).name,
    })),
    ...{ streamIds: product.streamIds, parentId: product.parentId, stock: product.stock },
  };
}
