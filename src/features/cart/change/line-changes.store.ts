import { atom } from 'nanostores';
import type { Cart } from '#store-api/contract/cart.ts';
import type { Change } from './change.ts';
import type { createChanges } from './changes.store.ts';

/** Quantities and removals of lines that wait for the server; `change` asks for one. */
export function createLineChanges(
  changes: Pick<ReturnType<typeof createChanges>, 'quantity' | 'removal'>,
  change: (requested: Change) => Promise<Cart | undefined>,
) {
  /** Quantities the shopper has asked for and the server has not answered yet, by line. */
  const $pendingQuantities = atom<Readonly<Record<string, number>>>({});
  /** Removals that the server has not answered yet, by line. */
  const leaving = new Map<string, Promise<Cart | undefined>>();

  /** Quick presses come together: one request on its way, the last wish counts, the server's answer stays. */
  async function changeQuantity(lineId: string, quantity: number): Promise<void> {
    if (isLeaving(lineId)) return;
    const isOnItsWay = lineId in $pendingQuantities.get();
    $pendingQuantities.set({ ...$pendingQuantities.get(), [lineId]: quantity });
    if (!isOnItsWay) await sendQuantity(lineId);
  }

  async function sendQuantity(id: string): Promise<void> {
    let sent: number | undefined;
    for (
      let quantity = $pendingQuantities.get()[id];
      quantity && quantity !== sent;
      quantity = $pendingQuantities.get()[id]
    ) {
      sent = quantity;
      await change(changes.quantity(id, quantity));
    }
    dropQuantity(id);
  }

  function dropQuantity(id: string): void {
    const { [id]: _, ...others } = $pendingQuantities.get();
    $pendingQuantities.set(others);
  }

  /** Takes a line out, whatever was wished of it. Whoever presses again meanwhile shares the removal. */
  function removeLine(lineId: string): Promise<Cart | undefined> {
    dropQuantity(lineId);
    const removal = leaving.get(lineId) ?? change(changes.removal(lineId)).finally(() => leaving.delete(lineId));
    leaving.set(lineId, removal);
    return removal;
  }
  const isLeaving = (lineId: string): boolean => leaving.has(lineId);

  return { $pendingQuantities, changeQuantity, removeLine, isLeaving };
}
