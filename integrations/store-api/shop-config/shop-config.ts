import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseShop, type Shop } from '#features/content-schema/shop.schema.ts';
import {
  type ContactPersons,
  type Dealer,
  parseContactPersons,
  parseDealers,
} from '#features/content-schema/shop-config/dealer.schema.ts';
import { type MailWords, parseMailWords } from '#features/content-schema/shop-config/mail.schema.ts';
import { type Navigation, parseNavigation } from '#features/content-schema/shop-config/target.schema.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import { languageId } from '#store/request.ts';
import { changedFiles } from '#values/live-content.server.ts';
import { type Country, toCountries } from './country.ts';
import { type CustomerGroup, type Salutation, toCustomerGroups, toSalutations } from './customer.ts';
import { type DeliveryTime, type ShippingMethod, toDeliveryTimes, toShippingMethods } from './delivery.ts';
import {
  type Currency,
  type PaymentMethod,
  type TaxClass,
  toCurrencies,
  toPaymentMethods,
  toTaxClasses,
} from './payment.ts';

export type Language = {
  id: string;
  locale: Locale;
  /** In the language itself. */
  name: string;
  /** Beginning of its addresses; empty for German. */
  prefix: string;
};

/** What content says of the shop itself. Nothing here changes until the next publication. */
export type ShopConfig = {
  salesChannel: { id: string; name: string; languageId: string; navigationCategoryId: string };
  languages: Language[];
  currencies: Currency[];
  countries: Country[];
  salutations: Salutation[];
  customerGroups: CustomerGroup[];
  shippingMethods: ShippingMethod[];
  deliveryTimes: DeliveryTime[];
  paymentMethods: PaymentMethod[];
  taxes: TaxClass[];
  limits: Shop['limits'];
  defaultCurrencyId: string;
  defaultCountryId: string;
  defaultShippingMethodId: string;
  defaultPaymentMethodId: string;
  defaultSalutationId: string;
  privateGroupId: string;
  professionalGroupId: string;
  /** The file as it stands: company, bank, addresses, support hours. */
  shop: Shop;
  /** Words of the mails. */
  mails: MailWords;
  /** Who looks after whom in the field. */
  contactPersons: ContactPersons;
  /** Partners who show and install. */
  dealers: Dealer[];
  /** Menus, for storefronts that have none of their own. */
  navigation: Navigation;
};

/** The root of the category tree; its children are the main navigation. */
export const ROOT_CATEGORY_ID = idOf('category', 'root');

/** @throws {Error} file, field, found and expected, when a file of content/shop or content/dealers is wrong */
export async function readShopConfig(contentFolder: string): Promise<ShopConfig> {
  const read = async <Value>(name: string, parse: (raw: unknown, file: string) => Value): Promise<Value> => {
    const { file, raw } = await readContentFile(contentFolder, name);
    return parse(raw, file);
  };
  return toShopConfig(await read('shop/shop.yaml', parseShop), {
    mails: await read('shop/mails.yaml', parseMailWords),
    contactPersons: await read('shop/contact-persons.yaml', parseContactPersons),
    dealers: await read('dealers/dealers.yaml', parseDealers),
    navigation: await read('shop/navigation.yaml', parseNavigation),
  });
}

/** What stands in files of its own. */
type Others = Pick<ShopConfig, 'mails' | 'contactPersons' | 'dealers' | 'navigation'>;

function toShopConfig(shop: Shop, others: Others): ShopConfig {
  const currencies = toCurrencies(shop);
  const countries = toCountries(shop);
  const shippingMethods = toShippingMethods(shop);
  const paymentMethods = toPaymentMethods(shop);
  const salutations = toSalutations(shop);
  return {
    salesChannel: {
      id: idOf('sales-channel', shop.id),
      name: shop.name,
      languageId: languageId('de'),
      navigationCategoryId: ROOT_CATEGORY_ID,
    },
    languages: LOCALES.map(({ code, name, prefix }) => ({ id: languageId(code), locale: code, name, prefix })),
    currencies,
    countries,
    salutations,
    customerGroups: toCustomerGroups(shop),
    shippingMethods,
    deliveryTimes: toDeliveryTimes(shop),
    paymentMethods,
    taxes: toTaxClasses(shop),
    limits: shop.limits,
    defaultCurrencyId: defaultOf('currencies', currencies).id,
    defaultCountryId: defaultOf('countries', countries).id,
    defaultShippingMethodId: defaultOf('shippingMethods', shippingMethods).id,
    defaultPaymentMethodId: defaultOf('paymentMethods', paymentMethods).id,
    defaultSalutationId: defaultOf('salutations', salutations).id,
    privateGroupId: idOf('customer-group', 'private'),
    professionalGroupId: idOf('customer-group', 'professional'),
    shop,
    ...others,
  };
}

function defaultOf<Entry extends { isDefault: boolean }>(list: string, entries: Entry[]): Entry {
  const match = entries.find((entry) => entry.isDefault);
  if (!match) throw new Error(`content/shop/shop.yaml: ${list} has no entry with default: true; expected one.`);
  return match;
}

/** One file of content: its path from the content folder, for messages, and what it says. */
type ContentFile = { file: string; raw: unknown };

/** Reads one YAML file of the content folder, as it was published last. @throws when it is missing or not YAML */
export async function readContentFile(content: string, file: string): Promise<ContentFile> {
  const text = changedFiles.get(file) ?? (await readFile(join(content, file), 'utf8'));
  return { file: `content/${file}`, raw: readYaml(text, `content/${file}`) };
}

// by `require`, because while developing an import of this name is given the editor's own module (integrations/editor/door.js)
const { CORE_SCHEMA, load }: typeof import('js-yaml') = createRequire(import.meta.url)('js-yaml');

/**
 * The same values as the parser of the pages and of the content check reads, in an eighth of its time: ten thousand articles
 * take a second. @throws {Error} the file and the line where it is no YAML
 */
export function readYaml(text: string, file: string): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Every `<folder>/<id>.yaml`, in order of names; none when the folder does not exist. */
export async function readContentFolder(content: string, folder: string): Promise<ContentFile[]> {
  const names = (await namesIn(content, folder)).filter((name) => /^[^/]+\.yaml$/.test(name));
  return Promise.all(names.map((name) => readContentFile(content, `${folder}/${name}`)));
}

/** Files read at a time: what ten thousand articles are made from is more than memory should hold beside what is made of it. */
const AT_ONCE = 100;

/** Every `<folder>/<id>/<name>`, as products are kept. @throws what `parse` does, of the first that is wrong */
export async function readContentEntries<Entry>(
  content: string,
  folder: string,
  name: string,
  parse: (raw: unknown, file: string) => Entry,
): Promise<Entry[]> {
  const ids = [...new Set((await namesIn(content, folder)).map((each) => each.replace(/\/.*/, '')))];
  const entries: Entry[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE).map((id) => readContentFile(content, `${folder}/${id}/${name}`));
    for (const { file, raw } of await Promise.all(some)) entries.push(parse(raw, file));
  }
  return entries;
}

/** What lies in a folder of content, and the files that were added to it since, in order of names. */
async function namesIn(content: string, folder: string): Promise<string[]> {
  const names = new Set((await namesOnDisk(join(content, folder))).filter((name) => !name.startsWith('.')));
  for (const [file, text] of changedFiles) {
    if (!file.startsWith(`${folder}/`)) continue;
    const name = file.slice(folder.length + 1);
    if (text !== null) names.add(name);
    else for (const gone of [name, name.replace(/\/.*/, '')]) names.delete(gone);
  }
  return [...names].sort();
}

async function namesOnDisk(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
