import { idOf } from '#store/id.ts';

/** The only maker is the shop itself. */
export const MANUFACTURER_ID = idOf('manufacturer', 'hof-und-herd');
