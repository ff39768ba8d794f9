import { globSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkAddresses, checkContent, type Problem } from '#editor/check/check-content.ts';
import { type ContentFiles, readFiles } from '#editor/check/files.ts';
import type { Definition } from '#features/configurator/configurator.schema.ts';

test('The content of the shop has nothing to repair', () => {
  expect(problemsOf(readFiles(), 'error', 'warning')).toEqual([]);
});

test('A category may be named by its SEO path', () => {
  write('pages/garden-time.yaml', page(PAIR.replace('category: garden', 'category: shop/garten')));
  expect(findings()).toBe('');
});

test('What a Shopware of one’s own has is not looked for in content', () => {
  vi.stubEnv('STORE_API_ENDPOINT', 'https://shop.example/store-api');
  const goods = '\n- {block: product-slider, title: {de: Kannen}, products: [SW10001]}';
  write('pages/garden-time.yaml', page(PAIR.replace('category: garden', 'category: Garten/Kannen/') + goods));
  expect(findings()).toBe('');
  vi.unstubAllEnvs();
});

/** The shop's own content is read once. */
const memory = new Map();

let files: ContentFiles;
beforeEach(() => {
  files = { texts: new Map(), sizes: new Map([['content/media/pictures/can.webp', 1000]]) };
  for (const [file, text] of Object.entries(SOUND)) write(file, text);
});

const write = (file: string, text: string) => files.texts.set(`content/${file}`, text);

/** As an editor reads them, without lines; those are in seeded-mistakes.test.ts. */
const problemsOf = (read: ContentFiles, ...severities: Problem['severity'][]) =>
  checkContent(read)
    .problems.filter(({ severity }) => severities.includes(severity))
    .map(({ path, message, repair }) => `${path}: ${message}${repair ? `\n    ${repair}` : ''}`);

const findings = () => problemsOf(files, 'error').join('\n');

const page = (block: string, more = '') => `slug: {de: garten-zeit}
title: {de: Garten}
description: {de: Giesskannen}
${more}sections:
  - blocks:
${block.replace(/^/gm, '      ')}
`;
const PAIR = `- block: image-pair
  label: {de: Hof und Herd}
  items:
    - {picture: can, title: {de: Hof}, text: {de: Kannen.}, to: {category: garden}}
    - {picture: can, title: {de: Herd}, text: {de: Öfen.}, to: {page: garden-time}}`;
const notice = (more: string) => `- id: closed
  kind: closure
  historic: false
  severity: info
  priority: 1
  placements: [banner]
  families: []
  dismissible: true
  title: {de: Zu}
  text: {de: Wir sind zu.}
  action: null
${more}`;
/** The shop's own configurator with other measures. */
function aConfigurator(measuresOf: (definition: Definition) => Definition['measures']): string {
  const definition: Definition = parse(readFileSync('content/shop/configurator.yaml', 'utf8'));
  return stringify({ ...definition, measures: measuresOf(definition) });
}
const category = (id: string, text: string) => `id: ${id}
parent: null
order: 1
name: {de: Garten}
slug: {de: garten}
picture: can
text:
  de: ${text}
`;

/** A sound dealer, changed as told. */
const dealer = (change: (sound: Record<string, unknown>) => object) => {
  const [sound = {}] = parse(readFileSync('content/dealers/dealers.yaml', 'utf8')) as Record<string, unknown>[];
  return stringify([{ ...sound, lines: [], ...change(sound) }]);
};
/** An entry of the shop's own, changed as told. */
function written(folder: string, change: object): string {
  const [file = ''] = globSync(`content/${folder}/*.yaml`).sort();
  return stringify({ ...parse(readFileSync(file, 'utf8')), ...change });
}
const opening = (days: string[], from: string, to: string) => ({ hours: [{ days, spans: [{ from, to }] }] });
/** Redirects, `from to` in a line, where the second is a path or written out. */
const redirects = (...ways: string[]) =>
  ways
    .map((way) => way.split(/ (.*)/))
    .map(([from, to = '']) => {
      const target = to.startsWith('{') ? to : `{route: ${to}}`;
      return `- {from: ${from}, match: exact, to: ${target}, status: 301, since: 2026-11-01, why: printed}\n`;
    })
    .join('');

const SOUND: Record<string, string> = {
  'pages/garden-time.yaml': page(PAIR),
  'categories/garden.yaml': category('garden', 'Kannen.'),
  'shop/notices.yaml': notice('  from: "2026-12-24T00:00:00+01:00"\n  until: "2027-01-03T23:59:59+01:00"'),
  'media/pictures.yaml': 'can: {de: Kanne}\n',
};

test('Sound content has nothing to repair, and is told which texts are not translated yet', () => {
  expect(findings()).toBe('');
  expect(problemsOf(files, 'info')).toContain(
    'content/pages/garden-time.yaml: title.fr-FR is missing, expected the text in Français; until then the German one is shown.',
  );
});

/** What is broken · the file · its text · what the editor reads. */
const BROKEN: [what: string, file: string, text: string, ...expected: string[]][] = [
  [
    'a colon inside of a text',
    'pages/garden-time.yaml',
    page(PAIR).replace('{de: Giesskannen}', '\n  de: Neu: Kannen'),
    'line 4 is "de: Neu: Kannen", expected quotes around a text with a colon in it',
    "de: 'Neu: Kannen'",
  ],
  [
    'a field that is misspelled',
    'pages/garden-time.yaml',
    page(PAIR, 'titel: x\n'),
    'titel is a field that nobody knows, expected no such line, or one of status, publishFrom',
  ],
  [
    'a text that is missing',
    'pages/garden-time.yaml',
    page(PAIR).replace('title: {de: Garten}\n', ''),
    'title is missing, expected fields (key: value)',
  ],
  [
    'one language where three are asked for',
    'pages/garden-time.yaml',
    page(PAIR).replace('{de: Garten}', 'Garten'),
    'title is "Garten", expected fields',
    'title: {de: Garten}',
  ],
  [
    'the German text missing',
    'pages/garden-time.yaml',
    page(PAIR).replace('{de: Garten}', '{en-US: Garden}'),
    'title.de is missing, expected a text',
    'which the other languages fall back to',
  ],
  [
    'an unknown block',
    'pages/garden-time.yaml',
    page(PAIR.replace('image-pair', 'image-pairs')),
    'sections[0].blocks[0]',
    'image-pair',
    'block: image-pair',
  ],
  [
    'an unknown cssClass',
    'pages/garden-time.yaml',
    page(PAIR.replace('  label', '  cssClass: narow\n  label')),
    'cssClass is "narow", expected one of narrow',
    'cssClass: narrow',
  ],
  [
    'an unknown ground',
    'pages/garden-time.yaml',
    page(PAIR.replace('  label', '  background: enamle\n  label')),
    'background is "enamle"',
    'background: enamel',
  ],
  [
    'the green band twice',
    'pages/garden-time.yaml',
    page(
      `${PAIR.replace('  label', '  background: enamel\n  label')}\n${PAIR.replace('  label', '  background: enamel\n  label')}`,
    ),
    'background is enamel, which the page has already',
    'background: sunk',
  ],
  [
    'a block that nobody sees',
    'pages/garden-time.yaml',
    page(PAIR.replace('  label', '  visibility: {mobile: false, tablet: false, desktop: false}\n  label')),
    'visibility is hidden on every device',
    'visibility: {mobile: true',
  ],
  [
    'an address with capitals and umlauts',
    'pages/garden-time.yaml',
    page(PAIR).replace('garten-zeit', 'Gärten Zeit'),
    'slug.de is "Gärten Zeit", expected small letters',
    'de: gaerten-zeit',
  ],
  [
    'an address that another page has',
    'pages/other.yaml',
    page(PAIR),
    'slug.de is garten-zeit, which content/pages/garden-time.yaml has',
    'de: garten-zeit-2',
  ],
  [
    'an address of the shop itself',
    'pages/other.yaml',
    page(PAIR).replace('garten-zeit', 'checkout'),
    'slug.de is checkout, an address of the shop itself',
  ],
  [
    'a link to a category that is misspelled',
    'pages/garden-time.yaml',
    page(PAIR.replace('{category: garden}', '{category: gardn}')),
    'to.category is gardn, expected a category that exists (near: garden)',
    'to: {category: garden}',
  ],
  [
    'a link to a page that is misspelled',
    'pages/garden-time.yaml',
    page(PAIR.replace('{page: garden-time}', '{page: garden-tme}')),
    'to.page is garden-tme, expected a page that exists',
    'to: {page: garden-time}',
  ],
  [
    'a link to two places',
    'pages/garden-time.yaml',
    page(PAIR.replace('{category: garden}', '{category: garden, page: garden-time}')),
    'to is fields (category, page), expected one of category, page',
  ],
  [
    'a dead link inside of a text',
    'categories/garden.yaml',
    category('garden', "'[Wetter](page:garden-tim)'"),
    'text.de is garden-tim, expected a page that exists',
    '[Wetter](page:garden-time)',
  ],
  [
    'a picture that does not exist',
    'pages/garden-time.yaml',
    page(PAIR.replace('picture: can', 'picture: cann')),
    'picture is cann, expected a picture of content/media/pictures (near: can)',
    'picture: can',
  ],
  [
    'a background at an address where nothing is',
    'pages/garden-time.yaml',
    page(PAIR, '').replace('- blocks:', '- backgroundMedia: /grounds/garden.webp\n    blocks:'),
    'backgroundMedia is /grounds/garden.webp, expected a picture of public',
  ],
  [
    'a picture without a description',
    'media/pictures.yaml',
    '{}\n',
    'can is missing, expected what is seen in the picture',
    'can: {de: …, en-US: …, fr-FR: …}',
  ],
  [
    'words about a picture at the place where it stands',
    'pages/garden-time.yaml',
    page(PAIR.replace('picture: can,', 'picture: can, pictureAlt: {de: Kanne},')),
    'pictureAlt',
  ],
  [
    'a heading of the first level',
    'categories/garden.yaml',
    category('garden', '|-\n    # Kannen\n    Text'),
    'text.de is "# Kannen", expected two # or more',
    '## Kannen',
  ],
  [
    'headings out of order',
    'categories/garden.yaml',
    category('garden', '|-\n    ## Kannen\n    Text\n\n    #### Brause'),
    'text.de is "#### Brause", expected 3 # at most here',
    '### Brause',
  ],
  [
    'an end before the beginning',
    'shop/notices.yaml',
    notice('  from: "2027-01-03T00:00:00+01:00"\n  until: "2026-12-24T00:00:00+01:00"'),
    'until is 2026-12-24T00:00:00+01:00, expected after from',
    'from: 2026-12-24T00:00:00+01:00\n    until: 2027-01-03',
  ],
  [
    'a moment without its offset',
    'shop/notices.yaml',
    notice('  from: "2026-07-24T00:00"\n  until: "2027-01-03T00:00:00+01:00"'),
    'from is "2026-07-24T00:00", expected a moment like',
    'from: "2026-07-24T00:00:00+02:00"',
  ],
  [
    'an address that is too long',
    'categories/garden.yaml',
    category('garden', `'[Karte](https://karte.example/${'x'.repeat(1000)})'`),
    'text.de is an address of 1022 characters (https://karte.example/xxx',
    'expected 1000 characters at most (Url is too long)',
  ],
  [
    'a link in a text to an address that nobody answers',
    'categories/garden.yaml',
    category('garden', "'[Balkon](/gibtsnicht)'"),
    'text.de is a link to /gibtsnicht, expected a path that the shop answers, or a place by its name like page:returns',
    '[Balkon](page:…)',
  ],
  [
    'a link in a text to an address that is misspelled',
    'categories/garden.yaml',
    category('garden', "'[Alles](/produkts?p=2)'"),
    'expected a path that the shop answers, or a place by its name like page:returns (near: /products)',
    '[Alles](/products)',
  ],
  [
    'a link in a French text that leads to a German page',
    'categories/garden.yaml',
    category('garden', "Kannen.\n  fr-FR: '[temps](/garten-zeit/)'"),
    'text.fr-FR is a link to /garten-zeit/, which is in Deutsch, expected an address in Français',
    '[temps](/fr-FR/garten-zeit/)',
  ],
  [
    'a link in a text to an anchor that its page has not',
    'pages/other.yaml',
    page(
      '- {block: text, text: {de: "[Giessen](/andere#giesen)"}}\n- {block: markdoc, text: {de: "## Giessen\\n\\nText"}}',
    ).replace('garten-zeit', 'andere'),
    'text.de is a link to /andere#giesen, expected an anchor of that page: giessen',
    '[Giessen](/andere#giessen)',
  ],
  [
    'a picture in a text that does not exist, without words',
    'categories/garden.yaml',
    category('garden', "'![](/x.png)'"),
    'text.de is the picture /x.png, expected a file of public, by its address with a slash',
    'text.de is the picture ![](/x.png) without words, expected what is seen in it',
  ],
  [
    'a picture in a text of a page, where none is shown',
    'pages/garden-time.yaml',
    page(`${PAIR}\n- {block: text, text: {de: "![Kanne](/can.webp)"}}`),
    'text.de is the picture ![Kanne](/can.webp), which no text of a page shows, expected a block with a picture',
    '- block: image',
  ],
  [
    'a tag that nobody knows, in a post',
    'blog/new.yaml',
    written('blog', { body: { de: 'Text {% foo %} Text' } }),
    'body.de is the tag {% foo %}, expected Markdown; tags are known in texts of pages only',
  ],
  [
    'a tag that nobody knows, on a page',
    'pages/garden-time.yaml',
    page(`${PAIR}\n- {block: text, text: {de: "{% notize %}Heiss.{% /notize %}"}}`),
    'text.de',
    'notize',
  ],
  [
    'HTML in a text',
    'categories/garden.yaml',
    category('garden', "'<b>Kannen</b>'"),
    'text.de is the markup <b>, expected Markdown; markup is shown to shoppers as it is written',
    '**…**',
  ],
  [
    'a background at an address that is too long',
    'pages/garden-time.yaml',
    page(PAIR, '').replace('- blocks:', `- backgroundMedia: /${'a'.repeat(1000)}\n    blocks:`),
    'sections[0].backgroundMedia is an address of 1001 characters (/aaa',
    'expected 1000 characters at most (Url is too long).',
  ],
  [
    'an article in a list that nobody sells',
    'pages/garden-time.yaml',
    page(`${PAIR}\n- {block: product-slider, title: {de: Kannen}, products: [20-999]}`),
    'sections[0].blocks[1].products[0] is 20-999, expected a product that exists',
  ],
  [
    'an article in a recipe that nobody sells',
    'recipes/new.yaml',
    written('recipes', { products: ['11-999'] }),
    'products[0] is 11-999, expected a product that exists',
  ],
  [
    'a recipe below a post that nobody has written',
    'blog/new.yaml',
    written('blog', { recipes: ['zzz-nicht-da'] }),
    'recipes[0] is zzz-nicht-da, expected a recipe that exists.',
  ],
  [
    'a post in a teaser that nobody has written',
    'pages/garden-time.yaml',
    page(`${PAIR}\n- {block: journal-teaser, list: related, posts: [xyz]}`),
    'sections[0].blocks[1].posts[0] is xyz, expected a journal entry that exists.',
  ],
  [
    'the goods of a category that is misspelled',
    'pages/garden-time.yaml',
    page(`${PAIR}\n- {block: product-listing, title: {de: Kannen}, category: gardn}`),
    'sections[0].blocks[1].category is gardn, expected a category that exists (near: garden)',
    'category: garden',
  ],
  [
    'the layout of the Shopware on another page than home',
    'pages/garden-time.yaml',
    page(PAIR, 'layout: shopware\n'),
    'layout is "shopware", expected content, as only the home page can have the layout of the Shopware',
  ],
  [
    'a link to a page that nobody has written',
    'pages/garden-time.yaml',
    page(PAIR.replace('{page: garden-time}', '{page: winter-market}')),
    'to.page is winter-market, expected a page that exists.',
  ],
  [
    'a link to a page of code that is misspelled',
    'pages/garden-time.yaml',
    page(PAIR.replace('{page: garden-time}', '{page: configurater}')),
    'to.page is configurater, expected a page that exists (near: configurator)',
    'to: {page: configurator}',
  ],
  [
    'a number in quotes',
    'categories/garden.yaml',
    category('garden', 'Kannen.').replace('order: 1', 'order: "1"'),
    'order is "1", expected a number',
    'order: 1',
  ],
  [
    'an id that is not the name of the file',
    'categories/garden.yaml',
    category('gardens', 'Kannen.'),
    'id is gardens, expected garden, as the file is called',
    'id: garden',
  ],
  [
    'a drawing with a part that is no article, and one twice',
    'spare-parts/drawings.yaml',
    '- {id: can, families: [watering-can], layers: [[{part: 20-999, shape: rose}, {part: 20-999, shape: rose}]]}',
    'can is 20-999, expected an article number',
    'can is 20-999 twice, expected each part once a drawing',
  ],
  [
    'a kind of the configurator that asks for a measure without a definition, and a rule that judges it (7.1)',
    'shop/configurator.yaml',
    aConfigurator(({ measures }) => measures.filter(({ id }) => id !== 'sideWall')),
    'types pull-out: measures is sideWall, expected a measure that is defined below "measures"',
    'rules side-wall: measure is sideWall',
  ],
  [
    'a measure that begins with what it does not take (7.1)',
    'shop/configurator.yaml',
    aConfigurator(({ measures }) =>
      measures.map((one) => (one.id === 'bodyWidth' ? { ...one, default: 1201, max: 1200 } : one)),
    ),
    'measures bodyWidth: default is 1201, expected 200 to 1200, as bodyWidth may be',
  ],
  [
    'an address of an overview, which code draws',
    'pages/other.yaml',
    page(PAIR).replace('{de: garten-zeit}', '{de: weg, fr-FR: revendeurs}'),
    'slug.fr-FR is revendeurs, an address of the shop itself, expected another word',
  ],
  [
    'a day that no calendar has, without quotes',
    'pages/garden-time.yaml',
    page(PAIR, 'publishFrom: 2026-02-31\n'),
    'publishFrom is "2026-02-31", expected a day of the calendar, like 2026-11-30.',
  ],
  [
    'a month that no calendar has, in quotes',
    'pages/garden-time.yaml',
    page(PAIR, 'publishUntil: "2026-13-01"\n'),
    'publishUntil is "2026-13-01", expected a day of the calendar, like 2026-11-30.',
  ],
  [
    'a day as it is spoken',
    'pages/garden-time.yaml',
    page(PAIR, 'publishFrom: 5.1.2026\n'),
    'publishFrom is "5.1.2026", expected a day of the calendar',
    'publishFrom: 2026-01-05',
  ],
  [
    'a moment on a day that no calendar has',
    'shop/notices.yaml',
    notice('  from: "2026-02-31T00:00:00+01:00"\n  until: "2026-13-01T00:00"'),
    'from is "2026-02-31T00:00:00+01:00", expected a moment like',
    'until is "2026-13-01T00:00", expected a moment like',
  ],
  [
    'a redirect with a slash at its end',
    'shop/redirects.yaml',
    redirects('/alt/ {page: garden-time}'),
    '[0].from is "/alt/", expected a path like /old-page, without a slash at its end, ? or #',
    'from: /alt',
  ],
  [
    'two redirects from one address',
    'shop/redirects.yaml',
    redirects('/alt {page: garden-time}', '/alt /products'),
    '[1].from is /alt, which [0] has already, expected each once',
  ],
  [
    'a redirect to an address that nobody answers',
    'shop/redirects.yaml',
    redirects('/alt /produkts'),
    '[0].to.route is /produkts, expected a path that the shop answers (near: /products)',
    'to: {route: /products}',
  ],
  [
    'a redirect to itself',
    'shop/redirects.yaml',
    redirects('/en-US/alt {route: "/alt", lang: en-US}'),
    '[0].to.route is /en-US/alt, the old address itself, expected another address',
  ],
  [
    'a redirect to a redirect',
    'shop/redirects.yaml',
    redirects('/a /b', '/b {page: garden-time, lang: en-US}'),
    '[0].to.route is /b, which is moved on (/a → /b), expected where it ends',
    'to: {page: garden-time, lang: en-US}',
  ],
  [
    'redirects in a circle',
    'shop/redirects.yaml',
    redirects('/a /b', '/b /a'),
    '[0].to.route is /b, a circle (/a → /b → /a), expected an address that does not lead back',
    '[1].to.route is /a, a circle (/b → /a → /b)',
  ],
  [
    'a dealer with days in German',
    'dealers/dealers.yaml',
    dealer(() => opening(['Montag'], '08:00', '12:00')),
    '[0].hours[0].days[0] is "Montag", expected one of monday, tuesday',
  ],
  [
    'a dealer at hours that no clock shows',
    'dealers/dealers.yaml',
    dealer(() => opening(['monday'], '25:99', '26:00')),
    '[0].hours[0].spans[0].from is "25:99", expected a time like "07:30", in quotes',
  ],
  [
    'a dealer who closes before opening',
    'dealers/dealers.yaml',
    dealer(() => opening(['monday'], '18:00', '08:00')),
    'expected a door that opens (from) before it closes (to)',
  ],
  [
    'a dealer whose latitude and longitude are swapped',
    'dealers/dealers.yaml',
    dealer(({ lat, lon }) => ({ lat: lon, lon: lat })),
    '[0].lat is 8.5601, expected degrees north, 35 to 56 (lon is the smaller number)',
    '[0].lon is 47.3796, expected degrees east, -6 to 19 (lat is the larger number)',
  ],
  [
    'a dealer in a country that no map has',
    'dealers/dealers.yaml',
    dealer(() => ({ country: 'C1' })),
    '[0].country is "C1", expected one of CH, LI, AT, DE, FR, IT',
  ],
  [
    'a dealer who shows a line that does not exist',
    'dealers/dealers.yaml',
    dealer(() => ({ lines: ['x-lines'] })),
    '[0].lines[0] is x-lines, expected a line that exists.',
  ],
  [
    'two dealers with one id',
    'dealers/dealers.yaml',
    dealer(() => ({})).repeat(2),
    '[1].id is kuechenwerk-zuerichberg, which [0] has already, expected each once',
  ],
  [
    'a file where nobody looks',
    'page/garden.yaml',
    page(PAIR),
    'content/page/garden.yaml: the file is at a place where the shop does not look, expected one of content/pages/*.yaml',
  ],
];

describe('An editor reads how to repair', () => {
  test.each(BROKEN)('%s', (_what, file, text, ...messages) => {
    write(file, text);
    const report = findings();
    expect(report).toContain(`content/${file}: `);
    for (const words of messages) expect(report).toContain(words);
  });
});

test('What is wrong inside of a misspelled block is told in the same round', () => {
  const block = PAIR.replace('image-pair', 'image-pairs').replace('  label', '  cssClass: narow\n  lable');
  write('pages/garden-time.yaml', page(block.replace('category: garden', 'category: gardn')));
  expect(problemsOf(files, 'error').map((problem) => problem.replace(/^.*blocks\[0\]\./, '').split(',')[0])).toEqual([
    'block is "image-pairs"',
    'lable is a field that nobody knows',
    'cssClass is "narow"',
    'items[0].to.category is gardn',
  ]);
});

test('While the variants of a product can’t be read, those who name one are not told to name another', () => {
  const number = '10-102';
  write(
    `products/${number}/product.yaml`,
    readFileSync(`content/products/${number}/product.yaml`, 'utf8').replace(
      /\nvariants:/,
      '\nvariants: none\nvarianten:',
    ),
  );
  write(
    'pages/garden-time.yaml',
    page(`${PAIR}\n- {block: product-slider, title: {de: Kannen}, products: [10-102-GR, 10-102]}`),
  );
  expect(findings()).toContain('variants is "none", expected a list');
  expect(findings()).not.toContain('garden-time');
});

test.each([
  ['its number missing', /^number: .*\n/, ''],
  ['a line that can’t be read', /^features:/m, 'features: ['],
  ['a list in place of it all', /^[\s\S]*$/, '- 1\n'],
])('A product with %s is still there for those who name it', (_what, from, to) => {
  const shop = readFiles();
  const file = 'content/products/20-114/product.yaml';
  shop.texts.set(file, (shop.texts.get(file) ?? '').replace(from, to));
  const { problems } = checkContent(shop, memory);
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.filter(({ path }) => path !== file)).toEqual([]);
});

test('Addresses of others are asked once each, and told when nobody answers', async () => {
  const links =
    '[a](https://gone.ch/x) [b](https://alive.ch) [c](https://alive.ch) [d](https://nobody.ch) [e](https://busy.ch)';
  write('pages/garden-time.yaml', page(`${PAIR}\n- {block: text, text: {de: "${links} [f](https://shop.example)"}}`));
  const asked: string[] = [];
  const problems = await checkAddresses(files, new Map(), async (address, { method }) => {
    asked.push(`${method} ${address}`);
    if (address.includes('nobody')) throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
    return { status: address.includes('gone') ? 404 : address.includes('busy') ? 503 : 200 };
  });
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('text.de is https://gone.ch/x, expected an address that somebody answers (it says 404)'),
    expect.stringContaining(
      'text.de is https://nobody.ch, expected an address that somebody answers (nobody has that name)',
    ),
  ]);
  expect(asked.filter((request) => request.includes('alive'))).toEqual(['HEAD https://alive.ch']);
});

/** Entries of the shop's own, at an address that its overview needs for itself. */
test.each([
  ['recipes', 'vegan', 'slug.de is vegan, a choice of recipes, expected another word'],
  ['blog', 'garten', 'slug.de is garten, a topic of the journal, expected another word'],
])('An editor reads which words the overview of %s needs itself', (folder, slug, message) => {
  const [file = ''] = globSync(`content/${folder}/*.yaml`).sort();
  const entry = parse(readFileSync(file, 'utf8'));
  write(`${folder}/new.yaml`, stringify({ ...entry, slug: { ...entry.slug, de: slug } }));
  expect(findings()).toContain(`content/${folder}/new.yaml: ${message}`);
});

test('A tool among the recipes and a recipe can’t have one address', () => {
  const guide = readFileSync('content/shop/drying-guide.yaml', 'utf8');
  const [file = ''] = globSync('content/recipes/*.yaml').sort();
  write('recipes/new.yaml', stringify({ ...parse(readFileSync(file, 'utf8')), slug: parse(guide).slug }));
  write('shop/drying-guide.yaml', guide);
  expect(findings()).toContain(`slug.de is ${parse(guide).slug.de}, which content/recipes/new.yaml has`);
});

test('Redirects may lead to whatever the shop answers', () => {
  const [file = ''] = globSync('content/categories/raclette.yaml');
  write('categories/raclette.yaml', readFileSync(file, 'utf8').replace(/parent: .*/, 'parent: garden'));
  const paths = [
    ...[
      '/wishlist',
      '/fr-FR/products?p=2',
      '/account/order/4711',
      '/garten-zeit',
      '/fr-FR/garten-zeit/',
      '/shop/garten/raclette',
    ],
    ...['/rezepte/raclette/vegan', '/en-US/journal/garden', '/konfigurator#masse', '/recherche-pieces'],
  ];
  write('shop/redirects.yaml', redirects(...paths.map((path, at) => `/alt-${at} "${path}"`)));
  expect(findings().match(/redirects.yaml.*/g)).toEqual([
    expect.stringContaining('[9].to.route is /recherche-pieces, expected a path that the shop answers'),
  ]);
});

test('An editor reads which redirects never lead on, because code answers their address (B14)', () => {
  const olds = ['/account/order/alt', '/haendler/alt', '/products/10-999', '/documents/a/b/c.pdf', '/checkout'];
  write('shop/redirects.yaml', redirects(...olds.map((old) => `${old} {page: garden-time}`)));
  expect(findings()).toBe('');
  const held = problemsOf(files, 'warning').filter((message) => message.includes('never leads on'));
  expect(held.map((message) => message.split(',')[0])).toEqual([
    'content/shop/redirects.yaml: [0].from is /account/order/alt',
    'content/shop/redirects.yaml: [2].from is /products/10-999',
    'content/shop/redirects.yaml: [3].from is /documents/a/b/c.pdf',
    'content/shop/redirects.yaml: [4].from is /checkout',
  ]);
});
