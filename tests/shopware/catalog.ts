import { type Criteria, compare, type Searches } from './criteria.ts';
import { type Associations, withAssociations } from './entities.ts';
import type { Fields, Recorded } from './recording.ts';
import type { Refusals } from './refusal.ts';

export const LANGUAGES = {
  '2fbb5fe2e29a4d70aa5854ce7ce3e20b': 'de',
  '5fecd60933739736b142e2ed448dfe89': 'en',
  '50fd504a0b1c8dac9c367558934d453c': 'fr',
} as const;
export type LanguageId = keyof typeof LANGUAGES;
export const DEFAULT_LANGUAGE: LanguageId = '2fbb5fe2e29a4d70aa5854ce7ce3e20b';
/** In which the goods were recorded. */
export const isLanguage = (id: string): id is LanguageId => Object.hasOwn(LANGUAGES, id);
/** A Shopware is born with this one. */
const ENGLISH_GB = '01a20cb8c10e710e89a83c85867fb1d5';
export const isOfTheChannel = (id: string): boolean => isLanguage(id) || id === ENGLISH_GB;

export interface Entity extends Fields {
  id: string;
  apiAlias: string;
}

export interface Price extends Fields {
  unitPrice: number;
  quantity: number;
}

export interface Product extends Entity {
  productNumber: string;
  parentId: string | null;
  childCount: number | null;
  stock: number;
  isCloseout: boolean;
  minPurchase: number;
  maxPurchase: number | null;
  purchaseSteps: number;
  calculatedMaxPurchase: number;
  shippingFree: boolean;
  weight: number | null;
  displayGroup: string | null;
  categoryTree: string[] | null;
  streamIds: string[] | null;
  manufacturerId: string | null;
  tax: { taxRate: number };
  calculatedPrice: Price & { listPrice: { price: number } | null };
  calculatedPrices: Price[];
  calculatedCheapestPrice: Price;
  deliveryTime: { name: string; min: number; max: number; unit: string } | null;
  cover: { media: Entity } | null;
  options: Entity[] | null;
  properties: Entity[] | null;
  states: string[];
  translated: { name: string; customFields: Fields; keywords: string | null; description: string | null };
}

interface Listing extends Fields {
  availableSortings: Fields[];
  elements: Fields[];
  currentFilters: Fields;
  aggregations: Record<string, Fields>;
}

/** How far a product can be seen where that is not everywhere; its number, because no answer says so. */
const SEEN: Record<string, 'search' | 'link'> = { SUCH: 'search', GEHEIM: 'link' };

/** The category that shows a product stream. */
const STREAMS: Record<string, string> = { '32aac945e95e29c7de25e28cb5c1eb4d': '053c1d4394b893690f92b64900ca01e8' };

/** What a listing reads of its products without being asked. */
const OF_A_LISTING: Associations = { manufacturer: {}, options: { associations: { group: {} } } };

type Sorting = (a: Product, b: Product) => number;
const byName: Sorting = (a, b) => compare(a.translated.name, b.translated.name);
const byPrice: Sorting = (a, b) => a.calculatedCheapestPrice.unitPrice - b.calculatedCheapestPrice.unitPrice;
const SORTINGS: Record<string, Sorting> = {
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
  'price-asc': byPrice,
  'price-desc': (a, b) => byPrice(b, a),
  topseller: () => 0,
};

/** What is the same for everybody: read from the recording, in three languages. */
export class Catalog {
  readonly #recorded: Recorded;
  readonly #searches: Searches;
  readonly #refusals: Refusals;
  readonly #products = new Map<LanguageId, Product[]>();
  /** What has been bought, by product. */
  readonly #sold = new Map<string, number>();

  constructor(recorded: Recorded, searches: Searches, refusals: Refusals) {
    this.#recorded = recorded;
    this.#searches = searches;
    this.#refusals = refusals;
    const order = recorded.body<{ elements: Entity[] }>('447').elements.map(({ id }) => id);
    for (const language of Object.keys(LANGUAGES) as LanguageId[])
      this.#products.set(
        language,
        this.#in<{ elements: Product[] }>('products', language).elements.toSorted(
          (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
        ),
      );
  }

  /** The recorded answer of this name in a language: `more-<name>-de`. */
  #in<Body = Fields>(name: string, language: LanguageId): Body {
    return this.#recorded.body<Body>(`more-${name}-${LANGUAGES[language]}`);
  }

  /** Ways to ship, as a cart has them. */
  shippingMethods(language: LanguageId): Entity[] {
    const { deliveries } = this.#recorded.body<{ deliveries: { shippingMethod: Entity }[] }>('200');
    const pickup = deliveries[0]?.shippingMethod;
    return this.elements('shipping', language).map((method) =>
      method.id === pickup?.id ? { ...method, tax: pickup.tax } : method,
    );
  }

  elements(name: string, language: LanguageId): Entity[] {
    const body = this.#in<{ elements: Entity[] } | Entity[]>(name, language);
    return Array.isArray(body) ? body : body.elements;
  }

  /** Goods and their variants, with all associations and today's stock. */
  products(language: LanguageId): Product[] {
    return (this.#products.get(language) ?? []).map((product) => this.#stocked(product));
  }

  product(id: string, language: LanguageId = DEFAULT_LANGUAGE): Product | undefined {
    const product = this.#products.get(language)?.find((one) => one.id === id);
    return product && this.#stocked(product);
  }

  /** Takes them off the stock. */
  sell(id: string, quantity: number): void {
    this.#sold.set(id, (this.#sold.get(id) ?? 0) + quantity);
  }

  #stocked(product: Product): Product {
    const sold = this.#sold.get(product.id) ?? 0;
    if (sold === 0) return product;
    const stock = product.stock - sold;
    const most = product.isCloseout ? Math.min(product.calculatedMaxPurchase, stock) : product.calculatedMaxPurchase;
    const available = !product.isCloseout || stock >= product.minPurchase;
    return { ...product, stock, availableStock: stock, available, calculatedMaxPurchase: Math.max(0, most) };
  }

  countries(language: LanguageId): Entity[] {
    const inDefault = [1, 2, 3].flatMap((part) => this.elements(`country-${part}`, DEFAULT_LANGUAGE));
    if (language === DEFAULT_LANGUAGE) return inDefault;
    return inDefault.map(({ addressFormat: _, ...country }) => ({
      ...country,
      name: null,
      states: (country.states as Fields[] | null)?.map((state) => ({ ...state, name: null })) ?? null,
    }));
  }

  /** The entries of a navigation, as a tree: so many levels below the first. */
  navigation(kind: string, language: LanguageId, depth: number): Fields[] {
    const cut =
      (levels: number) =>
      (entry: Fields): Fields => {
        const children = (entry.children as Fields[] | null) ?? [];
        return { ...entry, children: levels > 0 ? children.map(cut(levels - 1)) : [] };
      };
    return this.#in<Fields[]>(`navigation-${kind}`, language).map(cut(depth));
  }

  /** A category with its layout; the listing in it as the query asks. @throws {Refusal} 404 for a link, a folder or nothing */
  category(given: string, language: LanguageId, query: Criteria): Fields {
    const id = given === 'home' ? ROOT : given;
    const { elements } = this.#in<{ elements: Entity[] }>('categories', language);
    const known = elements.find((one) => one.id === id);
    if (known?.type !== 'page') throw this.#refusals.like('042', { ['f'.repeat(32)]: id });
    const category = this.#in(`category-${id.slice(0, 6)}`, language);
    const asksOtherwise = ['p', 'limit', 'order', 'properties', 'min-price', 'max-price'].some((name) => name in query);
    return asksOtherwise ? this.#withListing(category, id, language, query) : category;
  }

  #withListing(category: Fields, id: string, language: LanguageId, query: Criteria): Fields {
    for (const slot of slotsOf(category.cmsPage as Fields | null))
      if (slot.type === 'product-listing' && slot.data)
        slot.data = { ...slot.data, listing: this.listing(id, language, { ...query, associations: {} }) };
    return category;
  }

  /** A landing page with its layout. @throws {Refusal} 404 */
  landingPage(id: string, language: LanguageId): Fields {
    const page = this.#in('landing', language);
    if (page.id !== id) throw this.#refusals.like('425', { ['f'.repeat(32)]: id });
    return page;
  }

  /** A layout of its own, without a page around it. @throws {Refusal} 404 */
  layout(id: string, language: LanguageId): Fields {
    const { cmsPage } = this.#in<{ cmsPage: Entity }>('landing', language);
    if (cmsPage.id === id) return cmsPage;
    const listing = this.#recorded.body('420');
    if (listing.id === id) return listing;
    throw this.#refusals.like('422', { ['f'.repeat(32)]: id });
  }

  /** A page of the goods of a category and those below it. @throws {Refusal} 404 */
  listing(categoryId: string, language: LanguageId, query: Criteria): Fields {
    const { elements } = this.#in<{ elements: Entity[] }>('categories', language);
    if (!elements.some(({ id }) => id === categoryId))
      throw this.#refusals.like('110', { ['f'.repeat(32)]: categoryId });
    const stream = STREAMS[categoryId];
    const goods = this.#goods(language, ['search', 'link']).filter((product) =>
      stream ? product.streamIds?.includes(stream) : product.categoryTree?.includes(categoryId),
    );
    const template = this.#in<Listing>('listing', language);
    const page = this.#page(template, goods, query, { limit: 100, sorting: 'name-asc' });
    const filters = page.currentFilters as Fields;
    return { ...page, streamId: stream ?? null, currentFilters: { ...filters, navigationId: categoryId } };
  }

  /** A page of what was found for these words. */
  search(words: string, language: LanguageId, query: Criteria): Fields {
    const terms = words.toLowerCase().split(/\s+/);
    const score = (product: Product) => Math.min(...terms.map((term) => scoreOf(product, term)));
    const goods = this.#goods(language, ['link']).filter((product) => score(product) > 0);
    const { aggregations, availableSortings } = this.#in<Listing>('listing', language);
    const template = this.#recorded.body<Listing>('112');
    const byRelevance = template.availableSortings.filter(({ key }) => key === 'score');
    template.availableSortings = [...availableSortings.slice(0, -1), ...byRelevance, ...availableSortings.slice(-1)];
    const byScore: Sorting = (a, b) => score(b) - score(a);
    const page = this.#page({ ...template, aggregations }, goods, query, { limit: 24, sorting: 'score', byScore });
    const { navigationId: _, ...filters } = page.currentFilters as Fields;
    return { ...page, currentFilters: { ...filters, search: words } };
  }

  /** What can be bought and is seen there: no parents of variants. */
  #goods(language: LanguageId, hidden: string[]): Product[] {
    return this.products(language).filter(
      ({ childCount, productNumber }) => !childCount && !hidden.includes(SEEN[productNumber] ?? ''),
    );
  }

  #page(
    template: Listing,
    all: Product[],
    query: Criteria,
    { limit: usual, sorting, byScore }: { limit: number; sorting: string; byScore?: Sorting },
  ): Fields {
    const { limit } = this.#searches.window({ limit: query.limit ?? usual });
    const chosen = optionIds(query);
    const base = this.#searches.matches('product', all, query) as Product[];
    const matches = base.filter((product) => isWithin(product, query, chosen, template));
    const sortings = byScore ? { ...SORTINGS, score: byScore } : SORTINGS;
    const key = Object.hasOwn(sortings, String(query.order)) ? String(query.order) : sorting;
    const rows = oneOfEachGroup(matches.toSorted(sortings[key]), byScore !== undefined);
    const page = Math.max(1, Number(query.p ?? 1) || 1);
    const only = isOn(query['only-aggregations']);
    const elements = only ? [] : rows.slice((page - 1) * limit, page * limit);
    const loaded = { ...OF_A_LISTING, ...query.associations };
    const counted = isOn(query['reduce-aggregations']) ? matches : base;
    const off = (name: string) => String(query[`${name}-filter`]) === '0';
    const filters = {
      ...template.currentFilters,
      manufacturer: ids(query.manufacturer),
      price: { min: Number(query['min-price']) || 0, max: Number(query['max-price']) || 0 },
      rating: query.rating === undefined ? null : Number(query.rating),
      'shipping-free': isOn(query['shipping-free']),
      properties: chosen,
    };
    const kept = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => !off(name)));
    return {
      ...template,
      elements: withAssociations(elements, loaded).map((one) => noted(one, byScore?.(one as never, one as never))),
      aggregations: isOn(query['no-aggregations']) ? [] : kept(this.#aggregations(template.aggregations, counted)),
      ...{ page, limit: only ? 0 : limit, sorting: key, currentFilters: kept(filters) },
      // a Shopware counts what stands on no page as nothing
      total: elements.length > 0 || only ? (only ? 0 : rows.length) : 0,
    };
  }

  /** What the filters can offer: of the recorded ones what these goods have. */
  #aggregations(all: Record<string, Fields>, goods: Product[]): Record<string, Fields> {
    const has = new Set(goods.flatMap((product) => optionsOf(product)));
    const prices = goods.map(({ calculatedPrice, calculatedPrices }) =>
      Math.min(...[calculatedPrice, ...calculatedPrices].map(({ unitPrice }) => unitPrice)),
    );
    const end = (value: number) => (prices.length === 0 ? null : value.toFixed(4));
    const groups = ((all.properties?.entities as Fields[] | undefined) ?? [])
      .map((group) => ({ ...group, options: (group.options as Entity[]).filter(({ id }) => has.has(id)) }))
      .filter(({ options }) => options.length > 0);
    const none = this.#recorded.body<Listing>(goods.length === 0 ? '115' : '109').aggregations;
    const makers = new Set(goods.map(({ manufacturerId }) => manufacturerId));
    return {
      ...all,
      manufacturer: {
        ...all.manufacturer,
        entities: ((all.manufacturer?.entities as Entity[] | undefined) ?? []).filter(({ id }) => makers.has(id)),
      },
      'shipping-free': { ...all['shipping-free'], max: goods.some(({ shippingFree }) => shippingFree) ? '1' : null },
      price: { ...all.price, min: end(Math.min(...prices)), max: end(Math.max(...prices)) },
      ...(groups.length > 0
        ? { properties: { ...all.properties, entities: groups } }
        : { properties: none.properties ?? {}, options: none.options ?? {} }),
    };
  }
}

const ROOT = '01a20cb7f71f73a9801dd5706db06b91';

function slotsOf(page: Fields | null): { type: string; data: Fields | null }[] {
  const sections = (page?.sections as { blocks: { slots: { type: string; data: Fields | null }[] }[] }[] | null) ?? [];
  return sections.flatMap(({ blocks }) => blocks).flatMap(({ slots }) => slots);
}

const isOn = (value: unknown): boolean => [true, 1, '1', 'true'].includes(value as string);
const ids = (value: unknown): string[] => (value ? String(value).split('|') : []);
const optionIds = ({ properties }: Criteria): string[] => ids(properties);
const optionsOf = ({ options, properties }: Product): string[] =>
  [...(options ?? []), ...(properties ?? [])].map(({ id }) => id);

/** What a list says of how it came to a product. */
function noted(product: Fields, score: number | undefined): Fields {
  const { search } = product.extensions as { search: Fields };
  const how = { ...search, id: product.id, ...(score !== undefined && { _score: String(score) }) };
  return { ...product, extensions: { search: how } };
}

/** Any option of each group, a price in between, one of the makers. */
function isWithin(product: Product, query: Criteria, chosen: string[], { aggregations }: Listing): boolean {
  const groups = (aggregations.properties?.entities as { options: Entity[] }[] | undefined) ?? [];
  const has = optionsOf(product);
  const perGroup = groups.map(({ options }) => chosen.filter((id) => options.some((one) => one.id === id)));
  const price = product.calculatedCheapestPrice.unitPrice;
  const makers = ids(query.manufacturer);
  return [
    perGroup.every((some) => some.length === 0 || some.some((id) => has.includes(id))),
    !(Number(query['min-price']) > price),
    !(Number(query['max-price']) < price),
    makers.length === 0 || makers.includes(product.manufacturerId ?? ''),
    !isOn(query['shipping-free']) || product.shippingFree,
    query.rating === undefined || Number(product.ratingAverage ?? Number.NaN) >= Number(query.rating),
  ].every(Boolean);
}

/** Variants are one row of a list; a search shows one that can be had. */
function oneOfEachGroup(products: Product[], prefersAvailable: boolean): Product[] {
  const groups = new Map<string | null, Product>();
  for (const product of products) {
    const before = groups.get(product.displayGroup);
    if (!before || (prefersAvailable && !before.available && product.available))
      groups.set(product.displayGroup, product);
  }
  return [...groups.values()];
}

/** 0 to 1: how much of its best word a term is; a number counts as a whole. */
function scoreOf({ productNumber, translated }: Product, term: string): number {
  if (productNumber.toLowerCase() === term) return 1;
  const words = `${translated.name} ${translated.keywords ?? ''}`.toLowerCase().split(/[^\p{L}\d]+/u);
  return Math.max(0, ...words.filter((word) => word.includes(term)).map((word) => term.length / word.length));
}
