import { press } from '#values/paper/press.ts';
import type { Sheet } from './sheet.ts';

/** The PDF of a sheet, kept for who asks again. @throws {NoTurn} when too many wait for theirs */
export const printSheet = press<Sheet>(new URL('./draw-sheet.ts', import.meta.url));
