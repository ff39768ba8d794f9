import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runOwner } from '#store/cli/run.ts';
import { idOf } from '#store/id.ts';
import { ACCESS, type AnAdminApi, anAdminApi, SYSTEM_LANGUAGE } from '#tests/support/admin-api/an-admin-api.ts';

/** What a release knows of its pictures, without having scaled any. */
let release: string;
beforeAll(() => {
  release = mkdtempSync(join(tmpdir(), 'release-'));
  const names = readdirSync('content/media/pictures').map((file) => file.replace('.webp', ''));
  const files = [{ width: 200, height: 200, avif: '/media/a.avif', webp: '/media/a.webp' }];
  const entry = { width: 200, height: 200, colour: '#204030', alpha: true, files };
  writeFileSync(
    join(release, 'media-manifest.json'),
    JSON.stringify(Object.fromEntries(names.map((name) => [name, entry]))),
  );
  vi.stubEnv('RELEASE_DIR', release);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(release, { recursive: true });
});

let shopware: AnAdminApi;
beforeEach(async () => {
  shopware = await anAdminApi();
  install(shopware);
});
afterEach(() => shopware.close());

const EUR = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';
const MRS = { displayName: 'Fr.', letterName: 'Sehr geehrte Fr.' };
const FOREIGN_TAX = idOf('foreign', 'tax');
const FOREIGN = idOf('foreign', 'product');

/** A Shopware of somebody else in which things stand already: it is German, counts in euros and sells something. */
function install({ put }: AnAdminApi): void {
  const named = (name: string) => ({ [SYSTEM_LANGUAGE]: { name } });
  for (const code of ['de-DE', 'en-US', 'fr-FR']) put('locale', { id: idOf('foreign', code), code });
  const german = idOf('foreign', 'de-DE');
  put('language', { id: SYSTEM_LANGUAGE, name: 'Deutsch', localeId: german, translationCodeId: german });
  put('currency', { id: EUR, isoCode: 'EUR', factor: 1, symbol: '€', translations: named('Euro') });
  for (const iso of ['CH', 'LI', 'DE', 'AT', 'FR', 'IT', 'BE', 'NL', 'ES', 'US'])
    put('country', { id: idOf('foreign', iso), iso, active: false, translations: named(iso) });
  put('salutation', { id: idOf('foreign', 'mrs'), salutationKey: 'mrs', translations: { [SYSTEM_LANGUAGE]: MRS } });
  put('tax_rule_type', { id: idOf('foreign', 'rule-type'), technicalName: 'entire_country' });
  put('tax', { id: FOREIGN_TAX, taxRate: 19, name: '19 %' });
  put('snippet_set', { id: idOf('foreign', 'snippets'), iso: 'de-DE' });
  for (const entity of ['product', 'product_download']) {
    put('media_folder', { id: idOf('foreign', `folder ${entity}`), translations: named(entity) });
    const folderId = idOf('foreign', `folder ${entity}`);
    put('media_default_folder', { id: idOf('foreign', `default ${entity}`), entity, folderId });
  }
  put('payment_method', { id: idOf('foreign', 'invoice'), technicalName: 'payment_invoice', active: true });
  put('category', { id: idOf('foreign', 'root'), active: true, translations: named('Home') });
  put('product', {
    ...{ id: FOREIGN, productNumber: 'SW10000', taxId: FOREIGN_TAX, stock: 3, active: true },
    categories: [idOf('foreign', 'root')],
    translations: named('Something else'),
  });
  put('media', { id: idOf('foreign', 'picture'), fileName: 'raclette-4-green-cutout', fileExtension: 'webp' });
  put('custom_field', { id: idOf('foreign', 'field'), name: 'hof_hint', type: 'text' });
}

const ENV = { SHOPWARE_ADMIN_ID: ACCESS.id, SHOPWARE_ADMIN_SECRET: ACCESS.secret, SITE_URL: 'https://shop.example' };
const publish = (...options: string[]) => runOwner(['publish', shopware.url, '--json', ...options], ENV, 'content');
const published = async (...options: string[]) => {
  const { out, error, code } = await publish(...options);
  expect([error, code]).toEqual(['', 0]);
  return JSON.parse(out);
};

const OVEN = idOf('product', '10-104');
const CREAM = idOf('product', '10-102-CR');
/** Ids that a product of the Shopware lists. */
const listOf = (id: string, field: string): string[] => (shopware.row('product', id)?.[field] ?? []) as string[];
const professional = idOf('rule', 'professional');

/** A Shopware that has the shop: published once for all tests. */
type Filled = {
  state: ReturnType<AnAdminApi['copy']>;
  answer: Record<string, unknown>;
  problems: string[];
  last: string | undefined;
};
let filled: Promise<Filled> | undefined;
async function fill(): Promise<Filled> {
  const answer = await published();
  return { answer, state: shopware.copy(), problems: [...shopware.problems], last: shopware.requests.at(-1)?.path };
}
async function haveShop(): Promise<Filled> {
  filled ??= fill();
  const { state } = await filled;
  shopware.restore(state);
  return filled;
}

describe('publish', () => {
  it('names what a Shopware has in the languages in which it has no name, and leaves its own names', async () => {
    await haveShop();
    const { tables } = shopware.copy();
    const words = (entity: string, key: string) => tables.get(entity)?.get(idOf('foreign', key))?.translations;
    const french = idOf('language', 'fr-FR');
    expect(words('country', 'CH')).toMatchObject({ [SYSTEM_LANGUAGE]: { name: 'CH' }, [french]: { name: 'Suisse' } });
    expect(words('salutation', 'mrs')).toMatchObject({
      [SYSTEM_LANGUAGE]: MRS,
      [french]: { displayName: 'Madame', letterName: 'Bonjour Madame' },
    });
  });

  it('brings the shop into a Shopware, by requests that the official description allows', async () => {
    const { answer, problems, last } = await haveShop();
    expect(last).toBe('/_action/cache-delayed');
    const { STORE_API_ACCESS_TOKEN: key, change, remove } = answer;
    expect(problems).toEqual([]);
    // euros, nine countries, a salutation, the field and the settings of a channel are there already
    expect([change, remove]).toEqual([13, 0]);
    expect(key).toMatch(/^SWSC[A-Z2-7]{22}$/);
    const [channel] = shopware.rows('sales_channel');
    expect(channel).toMatchObject({ accessKey: key, languageId: SYSTEM_LANGUAGE, currencyId: idOf('currency', 'CHF') });
    expect(shopware.rows('sales_channel_domain').map(({ url }) => url)).toEqual(
      ['', '/en-US', '/fr-FR'].map((prefix) => `https://shop.example${prefix}`),
    );
    // what both sides know is taken over, what is missing is made
    expect(shopware.rows('language').map(({ name }) => name)).toEqual(['Deutsch', 'English', 'Français']);
    expect(shopware.row('currency', idOf('currency', 'CHF'))?.factor).toBeCloseTo(1 / 1.07);
    expect(shopware.row('country', idOf('foreign', 'CH'))).toMatchObject({
      active: true,
      customerTax: { enabled: false },
    });
    expect(shopware.row('country', idOf('foreign', 'US'))).toMatchObject({ active: false });
    // the storefront and the embedded store know products and categories by the same ids
    expect(shopware.row('product', OVEN)).toMatchObject({ productNumber: '10-104', active: true });
    expect(shopware.row('product', CREAM)).toMatchObject({
      parentId: idOf('product', '10-102'),
      stock: 5,
      price: [
        { currencyId: EUR, gross: 138.03, listPrice: { gross: 159.43 } },
        { currencyId: idOf('currency', 'CHF'), gross: 129, listPrice: { gross: 149 } },
      ],
    });
    const net = shopware.rows('product_price').filter(({ id }) => listOf(CREAM, 'prices').includes(id));
    expect(net).toMatchObject(
      [
        [1, 4, 100],
        [5, 19, 95],
        [20, null, 89.5],
      ].map(([quantityStart, quantityEnd, franc]) => ({
        ...{ ruleId: professional, quantityStart, quantityEnd },
        price: [{ currencyId: EUR }, { net: franc }],
      })),
    );
    const words = shopware.row('product', OVEN)?.translations[idOf('language', 'fr-FR')];
    expect(words).toMatchObject({ name: 'Four à raclette 4 personnes', customFields: { hof_family: 'raclette' } });
    expect(shopware.row('media', idOf('media', 'raclette-4-green-cutout'))).toMatchObject({
      fileName: `raclette-4-green-cutout-${idOf('media', 'raclette-4-green-cutout').slice(0, 8)}`,
      hasFile: true,
    });
    expect(shopware.row('custom_field', idOf('foreign', 'field'))).toMatchObject({ name: 'hof_hint', type: 'text' });
  });

  it('declares every custom field that it writes', async () => {
    const { state } = await haveShop();
    const rows = [...state.tables.values()].flatMap((table) => [...table.values()]);
    const names = rows.flatMap((row) =>
      [row, ...Object.values(row.translations)].flatMap(({ customFields }) => Object.keys(customFields ?? {})),
    );
    const declared = shopware.rows('custom_field').map(({ name }) => name);
    expect([...new Set(names)].filter((name) => !declared.includes(name))).toEqual([]);
  });

  it('writes nothing the second time', async () => {
    await haveShop();
    const key = shopware.rows('sales_channel')[0]?.accessKey;
    const before = shopware.copy();
    const writes = shopware.writes();
    expect(await published('--dry-run')).toEqual([]);
    expect(await published()).toMatchObject({
      create: 0,
      change: 0,
      remove: 0,
      upload: 0,
      STORE_API_ACCESS_TOKEN: key,
    });
    expect(shopware.writes()).toBe(writes);
    expect(shopware.copy()).toEqual(before);
  });

  it('lists what differs and writes nothing in a dry run', async () => {
    const before = shopware.copy();
    const changes = await published('--dry-run');
    expect(shopware.writes()).toBe(0);
    expect(shopware.copy()).toEqual(before);
    expect(changes).toContainEqual({ does: 'create', entity: 'product', name: '10-104', fields: '' });
    expect(changes).toContainEqual({ does: 'upload', entity: 'media', name: 'raclette-4-green-cutout', fields: '' });
  });

  it('goes on where it broke off', async () => {
    shopware.trouble.failAtSync = 60;
    expect(await publish()).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^The Shopware refuses to write .+: 500/),
    });
    const uploads = () => shopware.requests.filter(({ path }) => path.endsWith('/upload')).length;
    const before = uploads();
    expect(before).toBeGreaterThan(0);
    const { upload } = await published();
    expect(uploads() - before).toBe(upload);
    expect(await published('--dry-run')).toEqual([]);
  });

  it('sets back what it brought, and leaves stock, what the owner added and everything else alone', async () => {
    await haveShop();
    const oven = shopware.row('product', CREAM);
    const extra = { id: idOf('foreign', 'tag'), name: 'new', translations: {} };
    shopware.put('tag', extra);
    Object.assign(oven ?? {}, { stock: 1, weight: 99, tags: [...listOf(CREAM, 'tags'), extra.id] });
    const others = (entity: string) => shopware.rows(entity).filter(({ id }) => id === FOREIGN || id === FOREIGN_TAX);
    const before = structuredClone([others('product'), others('tax')]);
    expect(await published('--dry-run')).toEqual([
      { does: 'change', entity: 'product', name: '10-102-CR', fields: 'weight' },
    ]);
    expect(await published()).toMatchObject({ create: 0, change: 1, remove: 0 });
    expect(shopware.row('product', CREAM)).toMatchObject({
      stock: 1,
      weight: 2.6,
      tags: expect.arrayContaining([extra.id]),
    });
    expect([others('product'), others('tax')]).toEqual(before);
  });

  it('leaves categories where they are that the owner put between ours, and puts ours behind them', async () => {
    await haveShop();
    const raclette = idOf('category', 'raclette');
    const next = shopware.rows('category').find(({ afterCategoryId }) => afterCategoryId === raclette);
    if (!next) throw new Error('No category stands behind raclette.');
    const put = (name: string, afterCategoryId: string | null) => {
      const id = idOf('foreign', name);
      shopware.put('category', { id, parentId: next.parentId, afterCategoryId, active: true });
      return id;
    };
    put('first of all', null);
    const last = put('two', put('one', raclette));
    next.afterCategoryId = last;
    expect(await published('--dry-run')).toEqual([]);
    next.afterCategoryId = null;
    expect(await published()).toMatchObject({ create: 0, change: 1 });
    expect(shopware.row('category', next.id)?.afterCategoryId).toBe(last);
  });

  it('takes over what the owner took out and made anew', async () => {
    await haveShop();
    const [ours = ''] = listOf(OVEN, 'visibilities');
    const { id: _, ...fields } = shopware.row('product_visibility', ours) ?? {};
    const theirs = { ...fields, id: idOf('foreign', 'visibility'), visibility: 10 };
    shopware.put('product_visibility', theirs);
    shopware.remove('product_visibility', ours);
    Object.assign(shopware.row('product', OVEN) ?? {}, { visibilities: [theirs.id] });
    expect(await published()).toMatchObject({ create: 0, change: 1, remove: 0 });
    expect(shopware.row('product_visibility', theirs.id)?.visibility).toBe(30);
    expect(await published('--dry-run')).toEqual([]);
  });

  it('hides products that content no longer has, and takes out prices and links that are gone', async () => {
    await haveShop();
    const gone = { ...shopware.row('product', OVEN), id: idOf('product', '99-999'), productNumber: '99-999' };
    shopware.put('product', {
      ...gone,
      prices: [],
      media: [],
      visibilities: [],
      configuratorSettings: [],
      downloads: [],
    });
    const rule = { ruleId: professional, quantityStart: 50 };
    const price = {
      id: idOf('product-price', `${CREAM}:${professional}:50`),
      productId: CREAM,
      ...rule,
      quantityEnd: null,
      price: [],
    };
    shopware.put('product_price', price);
    listOf(CREAM, 'prices').push(price.id);
    listOf(OVEN, 'categories').push(idOf('category', 'garden'), idOf('foreign', 'root'));
    const changes: { name: string; fields: string }[] = await published('--dry-run');
    expect(changes.map(({ name, fields }) => `${name}: ${fields}`).toSorted()).toEqual([
      '10-102-CR: prices (one less)',
      '10-104: categories (one less)',
      '99-999: active',
    ]);
    await published();
    expect(shopware.row('product', gone.id)?.active).toBe(false);
    expect(shopware.row('product_price', price.id)).toBeUndefined();
    expect(shopware.row('product', OVEN)?.categories).toEqual([idOf('category', 'raclette'), idOf('foreign', 'root')]);
    expect(await published('--dry-run')).toEqual([]);
  });

  it('writes the address where one applies for a group: a Shopware makes none for a headless channel', async () => {
    const { state } = await haveShop();
    const urls = [...(state.tables.get('seo_url')?.values() ?? [])];
    const ofGroup = urls.filter(({ routeName }) => String(routeName).startsWith('frontend.account.'));
    const group = idOf('customer-group', 'professional');
    expect(ofGroup.map(({ foreignKey, pathInfo, isCanonical }) => [foreignKey, pathInfo, isCanonical])).toEqual(
      Array.from({ length: 3 }, () => [group, `/customer-group-registration/${group}`, true]),
    );
  });

  it('keeps an earlier address, which leads to the one of today', async () => {
    const { state } = await haveShop();
    const copy = structuredClone(state);
    const urls = copy.tables.get('seo_url');
    const url = [...(urls?.values() ?? [])].find(
      (each) => each.foreignKey === OVEN && each.languageId === SYSTEM_LANGUAGE,
    );
    if (!url) throw new Error('The oven has no German address.');
    urls?.delete(url.id);
    shopware.restore(copy);
    const earlier = idOf('seo-url', `${url.salesChannelId}:${SYSTEM_LANGUAGE}:produkt/ofen`);
    shopware.put('seo_url', { ...url, id: earlier, seoPathInfo: 'produkt/ofen' });
    expect(await published()).toMatchObject({ create: 1, change: 1 });
    expect(shopware.row('seo_url', earlier)).toMatchObject({ isCanonical: null, seoPathInfo: 'produkt/ofen' });
    expect(shopware.row('seo_url', url.id)).toMatchObject({ isCanonical: true });
  });

  it('waits for a Shopware that is busy, and takes a new token when one has ended', async () => {
    shopware.trouble.answers.push(
      () => Response.json({ token_type: 'Bearer', expires_in: 600, access_token: 'ended' }),
      () => new Response(null, { status: 401 }),
    );
    expect(await publish('--dry-run')).toMatchObject({ code: 0 });
    shopware.trouble.answers.push(() => new Response(null, { status: 429 }));
    expect(await publish('--dry-run')).toMatchObject({ code: 0 });
  });
});

describe('publish says', () => {
  const sentence = async (env: Record<string, string>, ...typed: string[]) => {
    const { out, error, code } = await runOwner(['publish', ...typed], env, 'content');
    expect([out, code]).toEqual(['', 1]);
    expect(error).not.toMatch(/\n\s+at /);
    return error;
  };

  it('what it needs', async () => {
    expect(await sentence({}, shopware.url)).toMatch(/^Set SHOPWARE_ADMIN_ID and SHOPWARE_ADMIN_SECRET/);
    expect(await sentence(ENV)).toMatch(/^It is: npm run store -- publish <address of a Shopware> \[--dry-run\]/);
    expect(await sentence(ENV, 'shopware')).toMatch(/^The address of a Shopware is like/);
  });

  it('that the integration is not accepted', async () => {
    expect(await sentence({ ...ENV, SHOPWARE_ADMIN_SECRET: 'other' }, shopware.url)).toMatch(
      /does not accept SHOPWARE_ADMIN_ID and SHOPWARE_ADMIN_SECRET \(401: Client authentication failed\)/,
    );
  });

  it('that the integration may not write', async () => {
    shopware.trouble.forbidden = 'custom_field_set';
    expect(await sentence(ENV, shopware.url)).toBe(
      'The integration has no right to write custom_field_set (403: missing: custom_field_set:create): make it an administrator.\n',
    );
  });

  it('that the address belongs to another sales channel', async () => {
    const domain = {
      id: idOf('foreign', 'domain'),
      url: 'https://shop.example',
      salesChannelId: idOf('foreign', 'channel'),
    };
    shopware.put('sales_channel_domain', domain);
    expect(await sentence(ENV, shopware.url)).toMatch(/^https:\/\/shop\.example belongs to another sales channel/);
  });

  it('which countries are missing', async () => {
    shopware.put('country', { id: idOf('foreign', 'CH'), iso: 'XX' });
    expect(await sentence(ENV, shopware.url)).toMatch(/^The Shopware has no countries CH/);
  });
});
