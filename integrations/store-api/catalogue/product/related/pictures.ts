import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ProductView } from '#store/catalogue/product/view.ts';
import type { ListField } from '#store/criteria/field.ts';
import { among } from '#store/records/insert-rows.ts';
import { productMedia, product as row, stock } from '#store/records/schema/product.ts';
import { always, type Fields, id, idMade, number, rows } from './kinds.ts';

/** The pictures that it has itself; planned ones that do not exist yet are left out, as at the wire. */
export const media = (view: ProductView): Record<string, ListField> =>
  rows(productMedia, sql`${productMedia.productId} = ${row.id} and ${exists(view)}`, {
    id: ['id', entityId(productMedia.mediaId)],
    productId: ['id', productMedia.productId],
    mediaId: ['id', productMedia.mediaId],
    position: ['number', productMedia.position],
    'media.id': ['id', productMedia.mediaId],
  });

/** The main picture: that of the variant that stands for all, else its own. */
export function coverOf(view: ProductView): Fields {
  const mediaId = coverMediaOf(view);
  return {
    id: id(entityId(mediaId)),
    productId: id(sql`(case when ${mediaId} is not null then ${row.id} end)`),
    mediaId: id(mediaId),
    position: number(always('number', 0)),
    'media.id': id(mediaId),
  };
}

export const coverIdOf = (view: ProductView): SQL => entityId(coverMediaOf(view));

const entityId = (mediaId: SQL | SQLiteColumn): SQL => idMade('product-media', row.id, always('text', ':'), mediaId);

const exists = ({ catalogue }: ProductView): SQL => among(productMedia.mediaId, catalogue.pictures.ids());

const coverMediaOf = (view: ProductView): SQL =>
  sql`coalesce(${firstOf(shownVariant, view)}, ${firstOf(sql`${row.id}`, view)})`;

const firstOf = (ownerId: SQL, view: ProductView): SQL => sql`(
  select ${productMedia.mediaId} from ${productMedia}
  where ${productMedia.productId} = ${ownerId} and ${exists(view)} order by ${productMedia.position} limit 1)`;

/** The first that can be had, else the main one: `shownVariant` of offer.ts. */
const shownVariant = sql`(
  select each.id from ${row} each left join ${stock} on ${stock.productId} = each.id
  where each.parent_id = ${row.id} and each.active
  order by case when not each.is_closeout or coalesce(${stock.available}, 0) >= each.min_purchase then 0 else 1 end,
    each.position limit 1)`;
