import { readList } from '#store/stock/read-list.ts';
import type { Shipment } from './by-number.ts';

/** Most rows of a list. */
const MOST_ROWS = 5000;

/** How the columns may be called; without a head they are the first and the second. */
const HEADS = {
  number: /^(order ?)?(number|no\.?|nr\.?)$|^order$|^bestell(ung|nummer)$|^commande$/i,
  tracking: /track|sendung|barcode|suivi/i,
};

/**
 * A list of shipments as a parcel service writes it: number of the order and code of the parcel, with a head or without.
 * Several codes of one order stand in rows of their own, or with blanks between. Pure. @throws 400
 */
export function readShipments(file: string): Shipment[] {
  const rows = readList(file, MOST_ROWS);
  const head = rows[0] ?? [];
  const [number, tracking] = [HEADS.number, HEADS.tracking].map((name) => head.findIndex((each) => name.test(each)));
  const hasHead = number !== undefined && number >= 0;
  const [from, to] = hasHead ? [number, tracking ?? -1] : [0, 1];
  return rows.slice(hasHead ? 1 : 0).map((row) => ({
    number: row[from] ?? '',
    trackingCodes: (row[to] ?? '').split(/\s+/).filter(Boolean),
  }));
}
