import type { Shop } from '#features/content-schema/shop.schema.ts';
import type { Text } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';

export type Salutation = {
  id: string;
  key: string;
  position: number;
  name: Text;
  /** How a mail begins, with {firstName} and {lastName}. */
  letter: Text;
  isDefault: boolean;
};

export type CustomerGroup = {
  id: string;
  key: 'private' | 'professional';
  name: Text;
  /** What the prices are, in words. */
  text: Text;
  /** True: prices with tax. */
  displayGross: boolean;
  /** Only for groups that one applies for. */
  registration: Shop['customerGroups'][number]['registration'];
};

export const toSalutations = ({ salutations }: Shop): Salutation[] =>
  salutations.map(({ key, position, name, letter, default: isDefault }) => ({
    id: idOf('salutation', key),
    key,
    position,
    name,
    letter,
    isDefault,
  }));

export const toCustomerGroups = ({ customerGroups }: Shop): CustomerGroup[] =>
  customerGroups.map(({ id, name, text, displayGross, registration }) => ({
    id: idOf('customer-group', id),
    key: id,
    name,
    text,
    displayGross,
    registration,
  }));
