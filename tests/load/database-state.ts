import type { DatabaseSync } from 'node:sqlite';

/** What belongs to every order; a half one lacks something. */
const PARTS = {
  lines: 'select 1 from order_line where order_id = o.id',
  delivery: 'select 1 from order_delivery where order_id = o.id',
  payment: 'select 1 from order_transaction where order_id = o.id',
  address: 'select 1 from order_address a where a.order_id = o.id and a.id = o.billing_address_id',
  invoice: 'select 1 from order_document where order_id = o.id',
  mail: "select 1 from mail where name = 'order-' || o.number",
};

/** The books of a shop that is closed: what they say of orders, and whether it adds up. */
export function readLedger(database: DatabaseSync) {
  const list = (sql: string): string[] => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return statement.all().map((row) => String((row as unknown as unknown[])[0]));
  };
  const lacking = Object.entries(PARTS).flatMap(([part, sql]) =>
    list(`select number from "order" o where not exists (${sql})`).map((number) => `${number} has no ${part}`),
  );
  const wrongSums = list(`select number from "order" o where json_extract(price, '$.positions') <>
    (select sum(json_extract(price, '$.total')) from order_line where order_id = o.id)`);
  return {
    orders: list('select number from "order" order by number'),
    halfOrders: [...lacking, ...wrongSums.map((number) => `the lines of ${number} are not its sum`)],
    /** Mails, invoices and parts of an order that no order knows. */
    strays: [
      ...list(
        `select name from mail where name like 'order-%' and substr(name, 7) not in (select number from "order")`,
      ),
      ...list('select "table" from pragma_foreign_key_check'),
    ],
    /** Pieces of each product: in stock, and ordered. */
    quantity: new Map(
      database
        .prepare(`select s.product_id as id, s.available, coalesce(sum(l.quantity), 0) as ordered
          from stock s left join order_line l on l.product_id = s.product_id group by s.product_id`)
        .all()
        .map(({ id, available, ordered }) => [String(id), Number(available) + Number(ordered)]),
    ),
    integrity: list('pragma integrity_check'),
  };
}
