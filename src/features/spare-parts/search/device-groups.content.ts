import { categoryName } from '#features/catalog/categories.server.ts';
import { particularsOf } from '#features/catalog/product-attributes.ts';
import { categoryOf } from '#features/navigation/target.content.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PartsCatalogue } from '../find/catalogue.ts';
import { type DeviceLink, deviceLink } from '../rows/part-row.server.ts';

/** Devices of one family, which have parts. */
export interface DeviceGroup {
  name: string;
  devices: DeviceLink[];
}

/** Devices by family, as the shop calls its categories; a family that has none is left out. */
export async function deviceGroups(locale: Locale, { devices }: PartsCatalogue): Promise<DeviceGroup[]> {
  const families = Map.groupBy(devices, (device) => particularsOf(device).family);
  const groups = [...families].map(async ([family, members]) => {
    const category = await categoryOf(locale, CATEGORIES[family] ?? family);
    return { name: category && categoryName(category), devices: members.map((device) => deviceLink(locale, device)) };
  });
  return (await Promise.all(groups)).flatMap(({ name, devices }) => (name ? [{ name, devices }] : []));
}

/** Categories that are not called as their family is. */
const CATEGORIES: Record<string, string> = {
  dehydrator: 'dehydrating',
  chestnut: 'chestnuts',
  'watering-can': 'garden',
};
