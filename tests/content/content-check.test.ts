import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkContent } from '#editor/check/check-content.ts';
import { sentence } from '#features/catalog/rules/finding.ts';
import type { Definition } from '#features/configurator/configurator.schema.ts';

test('The content of the shop has nothing to repair', () => {
  expect(checkContent().errors.map(sentence)).toEqual([]);
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
  for (const [file, text] of Object.entries(SOUND)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const place = path.join(root, 'content', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

const says = () => checkContent(root).errors.map(sentence).join('\n');

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
    - {picture: can, pictureAlt: {de: Kanne}, title: {de: Hof}, text: {de: Kannen.}, to: {category: garden}}
    - {picture: can, pictureAlt: {de: Kanne}, title: {de: Herd}, text: {de: Öfen.}, to: {page: garden-time}}`;
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

const SOUND: Record<string, string> = {
  'pages/garden-time.yaml': page(PAIR),
  'categories/garden.yaml': category('garden', 'Kannen.'),
  'shop/notices.yaml': notice('  from: "2026-12-24T00:00:00+01:00"\n  until: "2027-01-03T23:59:59+01:00"'),
  'media/pictures/can.webp': '',
};

test('Sound content has nothing to repair, and is told which texts are not translated yet', () => {
  const { errors, warnings } = checkContent(root);
  expect(errors).toEqual([]);
  expect(warnings.map(sentence)).toContain(
    'content/pages/garden-time.yaml: title.fr-FR is missing, expected the text in Français; until then the German one is shown.',
  );
});

/** What is broken · the file · its text · what the editor reads. */
const BROKEN: [what: string, file: string, text: string, ...said: string[]][] = [
  [
    'a colon inside of a text',
    'pages/garden-time.yaml',
    page(PAIR).replace('{de: Giesskannen}', '\n  de: Neu: Kannen'),
    'line 4 is "de: Neu: Kannen", expected YAML (',
    "de: 'Neu: Kannen'",
  ],
  [
    'a field that is misspelled',
    'pages/garden-time.yaml',
    page(PAIR, 'titel: x\n'),
    'titel is a field that nobody knows, expected a known field',
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
    'title.de is missing, expected a string',
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
    'to is {"category":"garden","page":"garden-time"}, expected one of category, page',
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
    'pages/garden-time.yaml',
    page(PAIR.replace('pictureAlt: {de: Kanne}, ', '')),
    'pictureAlt is missing, expected what is seen in the picture',
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
    'expected 1000 at most: Url is too long',
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
    'types pull-out: measures is sideWall, expected a measure that is defined below «measures»',
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
    'a file where nobody looks',
    'page/garden.yaml',
    page(PAIR),
    'content/page/garden.yaml: the file is at a place where the shop does not look, expected one of content/pages/*.yaml',
  ],
];

describe('An editor reads how to repair', () => {
  test.each(BROKEN)('%s', (_what, file, text, ...said) => {
    write(file, text);
    const found = says();
    expect(found).toContain(`content/${file}: `);
    for (const words of said) expect(found).toContain(words);
  });
});
