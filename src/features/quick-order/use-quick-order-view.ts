import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { type FileTrouble, MOST_BYTES, readFile } from '#features/professional/rows/read-file.ts';
import type { Row } from '#features/professional/rows/verdict.ts';
import type { Locale } from '#i18n/locales.ts';
import { afterPress } from '#ui/after-press.client.ts';
import { keepRows, keptRows, quickOrderHere } from './quick-order.store.ts';

export type QuickOrderView = ReturnType<typeof useQuickOrderView>;

/** What the quick order shows and can do. Its rows are those that this customer has left in this tab. */
export function useQuickOrderView(locale: Locale, owner: string) {
  const order = useMemo(() => quickOrderHere(locale), [locale]);
  // what is computed is not there yet while the server draws
  const judged = useStore(order.$judged, { ssr: 'initial' }) ?? [];
  const isLooking = useStore(order.$looking, { ssr: 'initial' });
  const isAdding = useStore(order.$adding, { ssr: 'initial' });
  const notice = useStore(order.$notice, { ssr: 'initial' });
  const short = useStore(order.$short, { ssr: 'initial' });
  const [fileTrouble, setFileTrouble] = useState<FileTrouble>();

  useEffect(() => {
    order.open(keptRows(owner));
    return order.$rows.listen((rows) => keepRows(owner, rows));
  }, [order, owner]);

  /** Only as much as is allowed is read at all. */
  async function takeFile(file: File): Promise<void> {
    const read = readFile(new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer()));
    setFileTrouble('trouble' in read ? read.trouble : undefined);
    if ('text' in read) await order.take(read.text);
  }

  /** Who leaves a quantity by a press on something else gets there first: the word about it moves the rows. */
  async function leave(row: Row): Promise<void> {
    await new Promise(requestAnimationFrame); // some browsers know of a press only after the field is left
    await afterPress();
    order.leave(row);
  }

  return { ...order, leave, locale, judged, isLooking, isAdding, notice: notice, short, fileTrouble, takeFile };
}
