import type { Text } from '#i18n/locales.ts';

export type CrossSellingList = { key: 'accessories' | 'spareParts' | 'related'; position: number; name: Text };

/** What goes with a product, in the order in which it is shown. */
export const LISTS: CrossSellingList[] = [
  { key: 'accessories', position: 1, name: { de: 'Zubehör', 'en-US': 'Accessories', 'fr-FR': 'Accessoires' } },
  { key: 'spareParts', position: 2, name: { de: 'Ersatzteile', 'en-US': 'Spare parts', 'fr-FR': 'Pièces détachées' } },
  {
    key: 'related',
    position: 3,
    name: { de: 'Passt dazu', 'en-US': 'Goes well with it', 'fr-FR': 'À comparer aussi' },
  },
];
