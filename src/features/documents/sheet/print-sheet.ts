import { press } from '#values/paper/press.ts';
import { drawSheet } from './draw-sheet.ts';

/** The PDF of a sheet, kept for who asks again. @throws {PressBusy} when too many wait for theirs */
export const printSheet = press(drawSheet);
