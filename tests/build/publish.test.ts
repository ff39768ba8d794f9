import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openPublishingShop, type PublishingShop, versionIn } from '#tests/support/publishing-shop.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';

/** An editor's work is live in so long, ms, in every process. */
const LIVE_MS = 5000;

const ANNA = { name: 'Anna', email: 'anna@hofundherd.example' };
const LANGUAGES = ['', '/en-US', '/fr-FR'];

let project: string;
let shop: PublishingShop;
let other: Shop;
beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'publishing-'));
  const content = path.join(project, 'content');
  cpSync('content', content, { recursive: true, filter: (file) => !/\.(webp|avif|jpg|png|glb|blend)$/.test(file) });
  for (const folder of ['media/pictures', 'media/models'])
    cpSync(`content/${folder}`, path.join(content, folder), { recursive: true });
  cpSync('public', path.join(project, 'public'), { recursive: true });
  shop = await openPublishingShop({ CONTENT_DIR: content });
  other = await openShop({ CONTENT_DIR: content, DATA_DIR: shop.dataDir });
});
afterAll(async () => {
  await other?.stop();
  await shop?.remove();
  rmSync(project, { recursive: true, force: true });
});

const read = (file: string) => parse(readFileSync(path.join(project, 'content', file), 'utf8'));

/** What every process answers there. */
const answers = (address: string) =>
  Promise.all(
    [shop.url, other.url].map(async (url) => {
      const response = await fetch(url + address, { redirect: 'manual' });
      return { status: response.status, location: response.headers.get('location'), text: await response.text() };
    }),
  );

/** Waits until both processes say so, as long as an editor may wait; until then each goes on answering. */
const live = (address: string, judge: (answer: Awaited<ReturnType<typeof answers>>[number]) => boolean) =>
  expect
    .poll(async () => (await answers(address)).map(judge), { timeout: LIVE_MS, interval: 100, message: address })
    .toEqual([true, true]);

test('a changed page is live in every language and process, and one press brings the old one back', async () => {
  const garden = read('pages/theme-garden.yaml');
  const addresses = ['/garten', '/en-US/garden', '/fr-FR/jardin'];
  const data = {
    ...garden,
    title: { de: 'Garten und Hof neu', 'en-US': 'Garden and yard anew', 'fr-FR': 'Jardin et cour nouveaux' },
  };
  const published = await shop.publish([{ kind: 'pages', id: 'theme-garden', data }], ANNA);
  const titles = Object.values<string>(data.title);
  for (const [index, address] of addresses.entries())
    await live(address, ({ status, text }) => status === 200 && text.includes(`<title>${titles[index]}`));
  expect(read('pages/theme-garden.yaml')).toEqual(data);

  await shop.goBack(published, ANNA);
  await live('/garten', ({ text }) => text.includes(`<title>${garden.title.de}`));
  expect(read('pages/theme-garden.yaml')).toEqual(garden);
});

test('a new page is there at its three addresses and in the sitemap, moves with its address, and goes', async () => {
  const page = {
    title: { de: 'Winter', 'en-US': 'Winter', 'fr-FR': 'Hiver' },
    description: {
      de: 'Was im Winter zu tun ist.',
      'en-US': 'What winter asks for.',
      'fr-FR': 'Ce que demande l’hiver.',
    },
    slug: { de: 'winter', 'en-US': 'winter', 'fr-FR': 'hiver' },
    sections: [{ blocks: [{ block: 'text', text: { de: 'Schnee', 'en-US': 'Snow', 'fr-FR': 'Neige' } }] }],
  };
  expect((await answers('/winter')).map(({ status }) => status)).toEqual([404, 404]);
  await shop.publish([{ kind: 'pages', id: 'theme-winter', data: page }], ANNA);
  for (const [index, address] of ['/winter', '/en-US/winter', '/fr-FR/hiver'].entries())
    await live(
      address,
      ({ status, text }) => status === 200 && text.includes(['Schnee', 'Snow', 'Neige'][index] ?? ''),
    );
  await live('/sitemap-journal.xml', ({ text }) => text.includes('/fr-FR/hiver<'));
  await live('/search-index.json', ({ text }) => text.includes('/winter'));

  const moved = { ...page, slug: { ...page.slug, de: 'kalte-tage' } };
  await shop.publish([{ kind: 'pages', id: 'theme-winter', data: moved }], ANNA);
  await live('/kalte-tage', ({ status }) => status === 200);
  await live('/winter', ({ status, location }) => status === 301 && location === '/kalte-tage');

  await shop.publish([{ kind: 'pages', id: 'theme-winter', data: null }], ANNA);
  await live('/kalte-tage', ({ status }) => status === 404);
  await live('/en-US/winter', ({ status }) => status === 404);
});

test('a price is another on its page, in lists and for buyers, and stock stays as it was', async () => {
  const product = read('products/10-104/product.yaml');
  const price = product.price + 2.5;
  await shop.publish([{ kind: 'products', id: '10-104', data: { ...product, price } }], ANNA);
  const shown = price.toFixed(2);
  for (const prefix of LANGUAGES) {
    const [{ location } = { location: '' }] = await answers(`${prefix}/products/10-104`);
    await live(location ?? '', ({ text }) => text.includes(shown));
  }
});

test('what somebody else has published meanwhile is kept, or the conflict names the field', async () => {
  const page = read('pages/faq.yaml');
  const base = versionIn(path.join(project, 'content'), 'pages', 'faq');
  const theirs = { ...page, title: { ...page.title, de: 'Was man fragt' } };
  const mine = { ...page, description: { ...page.description, de: 'Antworten auf das, was man fragt.' } };
  await shop.publish([{ kind: 'pages', id: 'faq', data: theirs, baseVersion: base }], ANNA);
  await shop.publish([{ kind: 'pages', id: 'faq', data: mine, baseVersion: base }], ANNA);
  expect(read('pages/faq.yaml')).toEqual({ ...theirs, description: mine.description });
  const refused = await shop.tryPublish(
    [{ kind: 'pages', id: 'faq', data: { ...page, title: { ...page.title, de: 'Anderes' } }, baseVersion: base }],
    ANNA,
  );
  expect(refused).toMatchObject({ state: 'conflict', conflicts: [{ id: 'faq', fields: [['title', 'de']] }] });
});

test('what is wrong is refused with the path of the field, and nothing has changed', async () => {
  const page = read('pages/faq.yaml');
  const product = read('products/10-106/product.yaml');
  const refused = await shop.tryPublish(
    [
      { kind: 'products', id: '10-106', data: { ...product, price: product.price + 1 } },
      { kind: 'pages', id: 'faq', data: { ...page, sections: [{ blocks: [{ block: 'txt', text: { de: 'Ja.' } }] }] } },
    ],
    ANNA,
  );
  expect(refused).toMatchObject({
    state: 'invalid',
    problems: [{ kind: 'pages', id: 'faq', path: ['sections', 0, 'blocks', 0, 'block'] }],
  });
  expect(read('products/10-106/product.yaml')).toEqual(product);
});

test('drafts are seen in a preview and by nobody else, however many ask at the same moment', async () => {
  const garden = read('pages/theme-garden.yaml');
  const draft = { kind: 'pages', id: 'theme-garden', data: { ...garden, title: { ...garden.title, de: 'Entwurf' } } };
  const [previews, visits] = await Promise.all([
    Promise.all(Array.from({ length: 5 }, () => shop.preview('/garten', [draft]))),
    Promise.all(Array.from({ length: 10 }, () => answers('/garten?p=1'))),
  ]);
  for (const { status, headers, text } of previews) {
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex, nofollow',
    ]);
    expect(text).toContain('<title>Entwurf');
    expect(text).toMatch(/<\w+ data-block-path="sections\.0\.blocks\.0"/);
  }
  for (const { text } of visits.flat()) expect(text).not.toMatch(/Entwurf|data-block-path/);
});

test('one block of a draft is rendered as it stands on the page', async () => {
  const garden = read('pages/theme-garden.yaml');
  const whole = await shop.preview('/garten', [{ kind: 'pages', id: 'theme-garden', data: garden }]);
  const block = await shop.previewBlock('de', { page: 'theme-garden', path: 'sections.0.blocks.0' }, [
    { kind: 'pages', id: 'theme-garden', data: garden },
  ]);
  expect(block).toMatch(/^<\w+ data-block-path="sections\.0\.blocks\.0"/);
  expect(whole.text).toContain(block?.slice(0, 200));
});
