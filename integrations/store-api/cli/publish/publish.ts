import { readCatalogueContent } from '#store/catalogue/import/content.ts';
import { catalogueRows } from '#store/catalogue/import/rows.ts';
import { readPictures } from '#store/catalogue/media.ts';
import type { CliContext, Command, CommandResult } from '#store/cli/line/command-result.ts';
import { Mistake } from '#store/cli/line/command-result.ts';
import type { Row } from '#store/merchant/rows.ts';
import { readShopConfig } from '#store/shop-config/shop-config.ts';
import { siteOrigin } from '#values/http.ts';
import { type Access, adminApi } from './admin-api.ts';
import { categories, manufacturer, properties, seoUrls, streams } from './catalogue.ts';
import { customFields } from './custom-fields.ts';
import { publishMedia } from './media.ts';
import { methodRules, paymentMethods, shippingMethods } from './methods.ts';
import { crossSellings, products } from './products.ts';
import { checkCodes, promotionRules, promotions } from './promotions.ts';
import { reviews } from './reviews.ts';
import { groupRules, rulesSubject } from './rules.ts';
import { accessKeyFor, checkDomains, publishSettings, registration, salesChannel } from './sales-channel.ts';
import { settings } from './settings.ts';
import { readShopware } from './shopware.ts';
import { type Change, type Run, type Subject, writeSubject } from './write-subject.ts';

export const publish: Command = {
  name: 'publish',
  takes: ['address of a Shopware'],
  options: { 'dry-run': { help: 'lists what it would write, and writes nothing' } },
  help: 'Brings the shop as content has it into a Shopware 6.6 or 6.7, as often as you like. Orders and customers stay here.',
  isForShopware: true,
  run: async (cli, { words: [address = ''], isSet }) => {
    const isDryRun = isSet('dry-run');
    const { changes, accessKey, origin } = await publishTo(cli, accessOf(cli, address), isDryRun);
    if (isDryRun) return { kind: 'list', rows: changes.map(rowOf), whenEmpty: 'The Shopware is up to date.' };
    return summary(changes, accessKey, origin);
  },
};

const rowOf = ({ does, entity, name, fields }: Change): Row => ({ does, entity, name, fields });

/** @throws {Mistake} an address that is none, secrets that are missing */
function accessOf({ config }: CliContext, address: string): Access {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new Mistake(`The address of a Shopware is like https://shopware.example, found «${address}».`);
  const { SHOPWARE_ADMIN_ID: id, SHOPWARE_ADMIN_SECRET: secret } = config;
  if (!id || !secret)
    throw new Mistake(
      'Set SHOPWARE_ADMIN_ID and SHOPWARE_ADMIN_SECRET: access key and secret of an integration (Settings → System → Integrations in the administration).',
    );
  return { origin: url.href.replace(/\/$/, ''), id, secret };
}

async function publishTo(cli: CliContext, access: Access, isDryRun: boolean) {
  const { config: env, content } = cli;
  const config = await readShopConfig(content);
  const rows = catalogueRows(await readCatalogueContent(content), config.shop);
  const pictures = readPictures();
  if ([...pictures.ids()].length === 0)
    throw new Mistake('The pictures are not described yet: «npm run build» does it, then publish again.');
  const api = adminApi(access, cli.progress);
  const run: Run = { api, isDryRun, changes: new Map(), progress: cli.progress };
  const origin = siteOrigin(env.SITE_URL, env.PORT);
  const shopware = await readShopware(api, config);
  await checkDomains(api, config, origin);
  await checkCodes(api, rows.promotions);
  const accessKey = await accessKeyFor(api, config);
  const write = async (...subjects: Subject[]) => {
    for (const subject of subjects) await writeSubject(run, subject);
  };

  await write(...customFields(shopware), ...settings(shopware, config));
  await write(
    rulesSubject([
      ...groupRules(config),
      ...methodRules(shopware, config),
      ...promotionRules(shopware, config, rows.promotions),
    ]),
  );
  await write(paymentMethods(shopware, config), ...shippingMethods(shopware, config));
  await publishMedia(run, shopware, rows.media, pictures, content);
  await write(
    ...properties(shopware, rows),
    streams(shopware, rows),
    await categories(api, shopware, rows, pictures),
    salesChannel(shopware, config, origin, accessKey),
    registration(config),
  );
  await publishSettings(run, config);
  await write(
    manufacturer(shopware, config),
    products(shopware, config, rows, pictures),
    crossSellings(shopware, rows),
    seoUrls(shopware, config, rows),
    promotions(shopware, config, rows.promotions),
    reviews(shopware, config, rows),
  );
  if (!isDryRun && run.changes.size > 0) await api.clearDelayedCaches();
  return { changes: [...run.changes.values()], accessKey, origin: access.origin };
}

function summary(changes: Change[], accessKey: string, origin: string): CommandResult {
  const counts = (['create', 'change', 'remove', 'upload'] as const).map((does): [string, number] => [
    does,
    changes.filter((change) => change.does === does).length,
  ]);
  return {
    kind: 'sheet',
    fields: {
      ...Object.fromEntries(counts),
      STORE_API_ENDPOINT: `${origin}/store-api`,
      STORE_API_ACCESS_TOKEN: accessKey,
    },
    lists: {},
  };
}
