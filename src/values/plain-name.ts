/** A name of small letters, digits and single hyphens, as addresses and files have them: `Gärten & Höfe` → `gaerten-hoefe`. */
export function plainName(words: string): string {
  return words
    .toLowerCase()
    .replace(/[äöüß]/g, (sign) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[sign] ?? sign)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
