import { quickItems } from '#features/lists/quick-items.server.ts';
import { itemsFrom } from '#features/professional/kept/reorder-list.ts';
import { wordsOf } from '#i18n/words.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { type KitchenRows, type Project, roomIn } from './projects.ts';

/** What was typed into a kitchen and not taken, and why. */
export type RowsTrouble = { typed: string; problems: readonly string[] };
type Troubles = Record<string, RowsTrouble>;

/** Rows for kitchens, and by kitchen those that were not understood. */
type Typed = { rows: KitchenRows[]; troubles: Troubles };

/** What another tool puts into a kitchen. */
export const itemsOfTool = (form: ReadonlyMap<string, string>): Typed => ({
  rows: [{ id: form.get('kitchen') ?? '', items: itemsFrom(form.get('items')) }],
  troubles: {},
});

/** Rows that were typed or pasted into kitchens: of each all, or none and why. */
export async function typedRows(
  storeContext: StoreContext,
  project: Project,
  form: ReadonlyMap<string, string>,
): Promise<Typed> {
  const read: Typed = { rows: [], troubles: {} };
  for (const [id, { typed }] of Object.entries(typedAgain(project, form))) {
    const parsed = await quickItems(storeContext, typed);
    if ('problems' in parsed) read.troubles[id] = { typed, problems: parsed.problems };
    else read.rows.push({ id, items: parsed.items });
  }
  return read;
}

/** Says of kitchens that their rows have no room in the project as it is now. */
export function withoutRoom(
  { locale }: StoreContext,
  project: Project,
  kitchens: readonly string[],
  form: ReadonlyMap<string, string>,
): Troubles {
  const problems = [wordsOf(locale, 'professional')('projectFull', { count: roomIn(project) })];
  return Object.fromEntries(kitchens.map((id) => [id, { typed: linesOf(form, id), problems }]));
}

/** What stands in the fields of the kitchens, to be shown once more. */
export const typedAgain = ({ kitchens }: Project, form: ReadonlyMap<string, string>): Troubles =>
  Object.fromEntries(
    kitchens
      .map(({ id }): [string, RowsTrouble] => [id, { typed: linesOf(form, id), problems: [] }])
      .filter(([, { typed }]) => typed !== ''),
  );

const linesOf = (form: ReadonlyMap<string, string>, kitchen: string): string =>
  form.get(`lines:${kitchen}`)?.trim() ?? '';
