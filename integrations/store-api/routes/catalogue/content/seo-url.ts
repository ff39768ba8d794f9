import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { isPublicAddress } from '#store/catalogue/public-address.ts';
import { readRows } from '#store/criteria/aggregation/sql-rows.ts';
import type { EntityFields } from '#store/criteria/field.ts';
import type { Filter } from '#store/criteria/filter.ts';
import { criteriaOf } from '#store/criteria/input.ts';
import { conditionOf, orderOf } from '#store/criteria/sql.ts';
import { totalOf } from '#store/criteria/total.ts';
import { languageId } from '#store/language.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';
import type { StoreEnv } from '#store/request.ts';
import { onBoth } from '#store/routes/both.ts';
import { answerPage } from '#store/routes/list-response.ts';
import { serializeSeoUrl } from '#store/serializers/seo-url.ts';
import { readSeoUrls } from '#store-api/contract/category.ts';

/** Which thing lives at an address of the request's language, and where else it has lived. */
export function seoUrlRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readSeoUrls, async (c) => {
    const { store, locale } = c.var;
    const criteria = await criteriaOf(c);
    const { sorts, limit, page, totalCount, aggregations } = criteria;
    const fields = seoUrlFields(languageId(locale), store.shopConfig.salesChannel.id);
    const conditions = (filters: Filter[]) => filters.map((filter) => conditionOf(withoutSlashes(filter), fields));
    const isPublic = and(eq(seoUrl.locale, locale), isPublicAddress(store.catalogue));
    const base = and(isPublic, ...conditions(criteria.filters));
    const where = and(base, ...conditions(criteria.postFilters));
    const db = store.records.read;
    const seoUrlRows = await db
      .select()
      .from(seoUrl)
      .where(where)
      .orderBy(...orderOf(sorts, fields), desc(seoUrl.isCanonical), asc(seoUrl.seoPathInfo))
      .limit(limit)
      .offset((page - 1) * limit);
    const [all] = totalCount === 'none' ? [] : await db.select({ total: count() }).from(seoUrl).where(where);
    const elements = seoUrlRows.map((row) => serializeSeoUrl(row, store.shopConfig.salesChannel.id));
    const total = totalOf(criteria, all?.total ?? 0, elements.length);
    const rows = await readRows(db, seoUrl, base, aggregations, fields);
    return answerPage(c, 'seo_url', { elements, total, rows }, criteria);
  });

  return routes;
}

const seoUrlFields = (language: string, salesChannel: string): EntityFields => ({
  entity: 'seo_url',
  synonyms: {},
  fields: {
    seoPathInfo: { is: 'text', value: sql`${seoUrl.seoPathInfo}` },
    pathInfo: {
      is: 'text',
      value: sql`(case ${seoUrl.routeName} when 'frontend.detail.page' then '/detail/' when 'frontend.navigation.page' then '/navigation/' else '/landingPage/' end || ${seoUrl.foreignKey})`,
    },
    foreignKey: { is: 'id', value: sql`${seoUrl.foreignKey}` },
    routeName: { is: 'text', value: sql`${seoUrl.routeName}` },
    languageId: { is: 'id', value: sql`cast(${language} as text)` },
    salesChannelId: { is: 'id', value: sql`cast(${salesChannel} as text)` },
    isCanonical: { is: 'flag', value: sql`${seoUrl.isCanonical}` },
    isModified: { is: 'flag', value: sql`cast(0 as boolean)` },
    isDeleted: { is: 'flag', value: sql`cast(0 as boolean)` },
  },
});

/** Addresses are kept without slashes at their ends, but clients ask with and without. */
function withoutSlashes(filter: Filter): Filter {
  if (filter.type === 'multi') return { ...filter, queries: filter.queries.map(withoutSlashes) };
  const plain = (value: unknown) => {
    if (typeof value !== 'string') return value;
    return filter.field.endsWith('seoPathInfo')
      ? value.replace(/^\/+|(?<!\/)\/+$/g, '')
      : value.replace(/(?<=[^/])\/+$/, '');
  };
  if (!filter.field.endsWith('athInfo')) return filter;
  if (filter.type === 'equals') return { ...filter, value: plain(filter.value) as typeof filter.value };
  if (filter.type === 'equalsAny') return { ...filter, values: filter.values.map(plain) as typeof filter.values };
  return filter;
}
