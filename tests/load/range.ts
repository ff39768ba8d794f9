import { readConfig } from '#config.schema.ts';
import { openConnection } from './connection.ts';

/** Something that anybody may put into the cart in any number; `page` is its address. */
export type Goods = { id: string; page: string };

/** What the shop sells and where it stands, as a visitor finds it. */
export type Range = { goods: Goods[]; categories: { id: string; page: string }[]; key: string };

/** Goods that do not run out and need no choice: a load is about the shop, not about its stock. */
export async function readRange(url: string): Promise<Range> {
  const key = readConfig(process.env).STORE_ACCESS_KEY;
  const connection = openConnection(url);
  const read = async (path: string, body: object) => {
    const headers = { 'sw-access-key': key, 'sw-include-seo-urls': '1' };
    const response = await connection.sendRequest({ method: 'POST', path: `/store-api${path}`, headers, body });
    return (JSON.parse(response.read()) as { elements: Entity[] }).elements;
  };
  const [products, categories] = await Promise.all([
    read('/product', { limit: 40, filter: SIMPLE, includes: { product: ['id', 'seoUrls'], seo_url: ['seoPathInfo'] } }),
    read('/category', { limit: 40, includes: { category: ['id', 'level', 'seoUrls'], seo_url: ['seoPathInfo'] } }),
  ]);
  connection.hangUp();
  return { goods: withPages(products), categories: withPages(categories.filter(({ level = 0 }) => level > 1)), key };
}

type Entity = { id: string; level?: number; seoUrls?: { seoPathInfo: string }[] };

const SIMPLE = [
  { type: 'equals', field: 'available', value: true },
  { type: 'equals', field: 'isCloseout', value: false },
  { type: 'equals', field: 'parentId', value: null },
  { type: 'equals', field: 'childCount', value: 0 },
  { type: 'equals', field: 'purchaseSteps', value: 1 },
  { type: 'equals', field: 'minPurchase', value: 1 },
];

const withPages = (entities: Entity[]) =>
  entities.flatMap(({ id, seoUrls = [] }) =>
    seoUrls.slice(0, 1).map(({ seoPathInfo }) => ({ id, page: `/${seoPathInfo}` })),
  );
