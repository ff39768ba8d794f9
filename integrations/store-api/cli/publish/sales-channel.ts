import { randomBytes } from 'node:crypto';
import { NEW_FOR_DAYS } from '#store/catalogue/product/load-products.ts';
import { Mistake } from '#store/cli/line/command-result.ts';
import { idOf } from '#store/id.ts';
import { domainOf } from '#store/serializers/domain.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { AdminApi, Entity, Fields } from './admin-api.ts';
import { broughtPayments } from './methods.ts';
import { baseOf, inLanguages, type Shopware } from './shopware.ts';
import { type Nested, note, type Run, type Subject } from './write-subject.ts';

/** Headless: storefronts of others. The same in every Shopware (`Shopware\Core\Defaults`). */
const HEADLESS = 'f183ee5650cf4bdb8a774337575067a6';

/** The shop's sales channel. Its key, payment method of first choice and what the owner assigns besides stay as they are. */
export function salesChannel(shopware: Shopware, config: ShopConfig, origin: string, accessKey: string): Subject {
  const { id, name, navigationCategoryId } = config.salesChannel;
  const { languageIds, currencies, countryIds } = shopware;
  const payments = broughtPayments(config);
  const listed = (ids: (string | undefined)[]) => ids.flatMap((each) => (each ? { id: each } : []));
  const countries = config.countries.map(({ iso }) => countryIds.get(iso));
  const defaultIso = config.countries.find(({ isDefault }) => isDefault)?.iso ?? 'CH';
  const base = currencies.find(({ iso }) => iso === baseOf(config));
  return {
    entity: 'sales_channel',
    once: ['accessKey', 'paymentMethodId', 'active'],
    rows: [
      {
        id,
        typeId: HEADLESS,
        accessKey,
        active: true,
        translations: inLanguages(shopware, () => ({ name })),
        languageId: languageIds.de,
        currencyId: base?.id,
        countryId: countryIds.get(defaultIso),
        paymentMethodId: (payments.find(({ availability }) => availability.length === 1) ?? payments[0])?.id,
        shippingMethodId: config.defaultShippingMethodId,
        customerGroupId: config.privateGroupId,
        navigationCategoryId,
        taxCalculationType: 'horizontal',
        languages: listed(Object.values(languageIds)),
        currencies: listed(currencies.map((currency) => currency.id)),
        countries: listed(countries),
        paymentMethods: listed(payments.map((method) => method.id)),
        shippingMethods: listed(config.shippingMethods.map((method) => method.id)),
        domains: domains(shopware, config, origin, base?.id),
      },
    ],
    nested: {
      languages: assigned('language', 'languageId', []),
      currencies: assigned('currency', 'currencyId', []),
      countries: assigned('country', 'countryId', []),
      paymentMethods: assigned('payment_method', 'paymentMethodId', config.paymentMethods),
      shippingMethods: assigned('shipping_method', 'shippingMethodId', config.shippingMethods),
      domains: {
        entity: 'sales_channel_domain',
        unique: ['url'],
        isOurs: (domain) => config.languages.some(({ locale }) => domain.id === domainId(id, locale)),
      },
    },
  };
}

/** Links of the channel; what the owner adds stays. */
function assigned(entity: string, column: string, ours: { id: string }[]): Nested {
  const ids = new Set(ours.map(({ id }) => id));
  return {
    entity,
    isOurs: ({ id }) => ids.has(id),
    link: { entity: `sales_channel_${entity}`, key: (salesChannelId, id) => ({ salesChannelId, [column]: id }) },
  };
}

const domainId = (channelId: string, locale: string): string => idOf('sales-channel-domain', `${channelId}:${locale}`);

/** Addresses of the storefront, one a language: links in mails lead there, and registrations may name no other. */
const domains = (shopware: Shopware, config: ShopConfig, origin: string, currencyId: string | undefined): Entity[] =>
  config.languages.map(({ locale }) => ({
    id: domainId(config.salesChannel.id, locale),
    url: domainOf(origin, locale),
    languageId: shopware.languageIds[locale],
    currencyId,
    snippetSetId: shopware.snippetSetIds[locale],
    customFields: { hof_locale: locale },
  }));

/** @throws {Mistake} when another sales channel has an address of this shop */
export async function checkDomains(
  api: AdminApi,
  { salesChannel: { id }, languages }: ShopConfig,
  origin: string,
): Promise<void> {
  const urls = languages.map(({ locale }) => domainOf(origin, locale));
  const stored = await api.search('sales_channel_domain', {
    filter: [{ type: 'equalsAny', field: 'url', value: urls.join('|') }],
    includes: { sales_channel_domain: ['id', 'url', 'salesChannelId'] },
  });
  const taken = stored.find(({ salesChannelId }) => salesChannelId !== id);
  if (taken)
    throw new Mistake(
      `${taken.url} belongs to another sales channel of the Shopware: set SITE_URL to the address of this shop.`,
    );
}

/** Letters and digits of an access key behind `SWSC`. */
const KEY_LENGTH = 22;

/** The key of the channel; a new one for a new channel. */
export async function accessKeyFor(api: AdminApi, { salesChannel: { id } }: ShopConfig): Promise<string> {
  const [stored] = await api.search('sales_channel', { ids: [id], includes: { sales_channel: ['id', 'accessKey'] } });
  if (stored) return String(stored.accessKey);
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  return `SWSC${[...randomBytes(KEY_LENGTH)].map((byte) => signs[byte % signs.length]).join('')}`;
}

/** Who may apply to be a professional does so at this channel; the group is older than the channel. */
export const registration = ({ customerGroups, salesChannel: { id } }: ShopConfig): Subject => ({
  entity: 'customer_group',
  rows: customerGroups
    .filter((group) => group.registration)
    .map((group) => ({ id: group.id, registrationSalesChannels: [{ id }] })),
  nested: { registrationSalesChannels: { entity: 'sales_channel', isOurs: () => false } },
});

/** Settings of this sales channel alone. */
const settingsOf = ({ limits }: ShopConfig): Fields => ({
  // what our contact form insists on
  'core.basicInformation.firstNameFieldRequired': false,
  'core.basicInformation.lastNameFieldRequired': true,
  'core.basicInformation.phoneNumberFieldRequired': false,
  'core.cart.wishlistEnabled': true,
  'core.cart.maxQuantity': limits.maxPurchase,
  'core.listing.markAsNew': NEW_FOR_DAYS,
  'core.listing.showReview': true,
});

export async function publishSettings(run: Run, config: ShopConfig): Promise<void> {
  const { api, isDryRun } = run;
  const { id, name } = config.salesChannel;
  const stored: Fields = {};
  for (const domain of ['core.basicInformation', 'core.cart', 'core.listing'])
    Object.assign(
      stored,
      await api.get(`/api/_action/system-config?${new URLSearchParams({ domain, salesChannelId: id })}`),
    );
  const different = Object.entries(settingsOf(config)).filter(([key, value]) => stored[key] !== value);
  if (different.length === 0) return;
  const fields = different.map(([key]) => key).join(', ');
  note(run, { does: 'change', entity: 'system_config', id, name, fields });
  if (!isDryRun) await api.post(`/api/_action/system-config?salesChannelId=${id}`, Object.fromEntries(different));
}
