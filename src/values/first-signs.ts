/**
 * The beginning of a text: at most so many units of UTF-16, as fields and stores count them. A sign that takes two of
 * them (😀) is never halved: half of one can be written into no address and no file.
 */
export const firstSigns = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
