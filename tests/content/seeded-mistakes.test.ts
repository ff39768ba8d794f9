import { describe, expect, test } from 'vitest';
import { checkContent, type Problem } from '#editor/check/check-content.ts';
import { readFiles } from '#editor/check/files.ts';

/** A mistake of an editor in the shop's own content: what is written instead of what, and the beginning of what is said of it. */
interface Seed {
  what: string;
  file: string;
  from: string;
  to: string;
  message: string;
  repair?: string;
  severity?: Problem['severity'];
  /** What stands in the line that is named, where it is not the first that is written. */
  at?: string;
}

const product = (number: string) => `content/products/${number}/product.yaml`;

const SEEDS: Seed[] = [
  {
    what: 'a link in a text to a page that nobody has written',
    file: 'content/blog/balcony-herbs.yaml',
    from: 'Ein Balkon von zwei Metern',
    to: 'Ein [Balkon](page:gruppn) von zwei Metern',
    message: 'body.de is gruppn, expected a page that exists',
  },
  {
    what: 'a link in a text to an address that nobody answers',
    file: 'content/blog/compost-without-smell.yaml',
    from: '    ## ',
    to: '    Mehr [dazu](/de/gibt-es-nicht).\n\n    ## ',
    message: 'body.de is a link to /de/gibt-es-nicht, expected a path that the shop answers',
  },
  {
    what: 'a price as a text',
    file: product('10-102'),
    from: 'price: 149.00\nprof',
    to: 'price: "149.00"\nprof',
    message: 'price is "149.00", expected a number',
    repair: 'price: 149.00',
  },
  {
    what: 'a price with a comma',
    file: product('10-104'),
    from: 'price: 249.00',
    to: 'price: 249,90',
    message: 'price is "249,90", expected a number',
    repair: 'price: 249.90',
  },
  {
    what: 'a price in words, of which nothing can be made',
    file: product('13-105'),
    from: 'price: 189.00',
    to: 'price: auf Anfrage',
    message: 'price is "auf Anfrage", expected a number',
  },
  {
    what: 'a price that nobody can pay with coins',
    file: product('12-101'),
    from: 'price: 98.00',
    to: 'price: 97.99',
    message: 'price is 97.99, expected a price in steps of 0.05',
    repair: 'price: 98.00',
  },
  {
    what: 'a price a tenth of what professionals pay',
    file: product('11-104'),
    from: 'price: 179.00',
    to: 'price: 17.90',
    message: 'price is 17.90, expected a price nearer to the net price of professionals',
  },
  {
    what: 'a price a tenth of what its like cost',
    file: product('50-901'),
    from: 'price: 9.00\nlistPrice: 14.00',
    to: 'price: 0.90',
    message: 'price is 0.90, expected 7.90 to ',
    severity: 'warning',
  },
  {
    what: 'a product that nobody sells',
    file: 'content/pages/theme-raclette.yaml',
    from: 'products: [',
    to: 'products: [10-999, ',
    message: 'sections[1].blocks[0].products[0] is 10-999, expected a product that exists',
  },
  {
    what: 'an address that another page has',
    file: 'content/pages/service.yaml',
    from: 'slug: {',
    to: 'slug: {de: rueckgabe, en-US: returns, fr-FR: retours} # {',
    message: 'slug.de is rueckgabe, which content/pages/returns.yaml has',
  },
  {
    what: 'a block that nobody knows',
    file: 'content/pages/theme-garden.yaml',
    from: 'block: product-slider',
    to: 'block: product-sliders',
    message: 'sections[1].blocks[0].block is "product-sliders", expected product-slider',
    repair: 'block: product-slider',
  },
  {
    what: 'a field that nobody knows, instead of one that is needed',
    file: 'content/pages/theme-fondue.yaml',
    from: '\ndescription:',
    to: '\ndescripton:',
    message: 'descripton is a field that nobody knows, expected description',
  },
  {
    what: 'a colon in a text without quotes',
    file: 'content/blog/raclette-for-ten.yaml',
    from: 'teaser:\n  de: ',
    to: 'teaser:\n  de: Neu: ',
    at: 'de: Neu:',
    message: 'line',
  },
  {
    what: 'a script in a text',
    file: 'content/blog/drying-surplus.yaml',
    from: '    ## ',
    to: '    <script src="x.js"></script>\n\n    ## ',
    message: 'body.de is the markup <script src="x.js">, expected Markdown',
  },
  {
    what: 'a day that no calendar has',
    file: 'content/recipes/flammkuchen.yaml',
    from: "publishFrom: '2025-10-23'",
    to: 'publishFrom: 2026-02-31',
    message: 'publishFrom is "2026-02-31", expected a day of the calendar',
  },
  {
    what: 'a day as it is spoken',
    file: 'content/recipes/mini-calzone.yaml',
    from: 'publishFrom: ',
    to: 'publishFrom: 31.12.2026 # ',
    message: 'publishFrom is "31.12.2026", expected a day of the calendar',
    repair: 'publishFrom: 2026-12-31',
  },
  {
    what: 'a moment that no clock shows',
    file: 'content/shop/notices.yaml',
    from: 'until: "2025-01-05T23:59:59+01:00"',
    to: 'until: "2025-01-05T25:00:00+01:00"',
    message: '[0].until is "2025-01-05T25:00:00+01:00", expected a moment like',
  },
  {
    what: 'a German title missing',
    file: 'content/blog/enamel-and-cast-iron.yaml',
    from: 'title:\n  de: Email und Gusseisen pflegen\n',
    to: 'title:\n',
    message: 'title.de is missing, expected a text',
  },
  {
    what: 'a French address missing',
    file: 'content/blog/gifts-that-last.yaml',
    from: ', fr-FR: ',
    to: '} # ',
    message: 'slug.fr-FR is missing, expected the address in Français',
    severity: 'info',
  },
  {
    what: 'a heading two levels below the one above',
    file: 'content/blog/measure-cabinet.yaml',
    from: '    ## ',
    to: '    ## Eins\n\n    #### Zwei\n\n    ## ',
    at: '#### Zwei',
    message: 'body.de is "#### Zwei", expected 3 # at most here',
  },
  {
    what: 'a heading of the first level',
    file: 'content/blog/sorting-at-home.yaml',
    from: '    ## ',
    to: '    # ',
    message: 'body.de is "# ',
  },
  {
    what: 'a tab at the beginning of a line',
    file: 'content/recipes/pizza-margherita.yaml',
    from: 'slug:',
    to: 'season:\n\t- autumn\nslug:',
    at: '\t- autumn',
    message: 'line',
  },
  {
    what: 'a brace without its end',
    file: 'content/recipes/tomatenfondue.yaml',
    from: 'title: {',
    to: 'title: {{',
    message: 'line',
  },
  {
    what: 'a line that begins too far to the right',
    file: 'content/recipes/schokoladenfondue.yaml',
    from: 'course:',
    to: '   course:',
    message: 'line',
  },
  {
    what: 'a field twice',
    file: 'content/recipes/birnen-raclette.yaml',
    from: 'prepMinutes:',
    to: 'difficulty: easy # again\nprepMinutes:',
    at: '# again',
    message: 'line',
  },
  {
    what: 'a file in Latin-1',
    file: 'content/recipes/marroni-suppe.yaml',
    from: 'ä',
    to: '\uFFFD',
    message: 'line',
  },
  {
    what: 'a smiley in an address',
    file: 'content/pages/faq.yaml',
    from: 'slug: {de: ',
    to: 'slug: {de: 😀',
    message: 'slug.de is "😀',
  },
  {
    what: 'a category that nobody has written',
    file: product('12-102'),
    from: 'categories: [fondue',
    to: 'categories: [fondu',
    message: 'categories[0] is fondu, expected a category that exists (near: fondue)',
    repair: '- fondue',
  },
  {
    what: 'a stock below nothing',
    file: product('13-107'),
    from: 'stock: ',
    to: 'stock: -4 # ',
    message: 'stock is -4, expected at least 0',
  },
  {
    what: 'redirects in a circle',
    file: 'content/shop/redirects.yaml',
    from: '- {from: /shop,',
    to: '- {from: /im-kreis, match: exact, to: {route: /im-kreis}, status: 301, since: 2026-11-01, why: x}\n- {from: /shop,',
    message: '[0].to.route is /im-kreis, the old address itself',
  },
  {
    what: 'a promotion that ends before it begins',
    file: 'content/shop/promotions.yaml',
    from: 'until: "2025-09-21T23:59:59+02:00"',
    to: 'until: "2025-08-21T23:59:59+02:00"',
    message: '[0].until is 2025-08-21T23:59:59+02:00, expected after from',
  },
  {
    what: 'a title that no list of results shows whole',
    file: 'content/pages/about.yaml',
    from: 'title: {de: ',
    to: `title: {de: ${'Lang '.repeat(84)}`,
    message: 'title.de is a text of ',
  },
  {
    what: 'a name that is too long',
    file: product('14-101'),
    from: 'name:\n  de: ',
    to: `name:\n  de: ${'Lang '.repeat(88)}`,
    at: 'de: Lang',
    message: 'name.de is a text of ',
  },
  {
    what: 'a description that is too long',
    file: 'content/pages/guarantees.yaml',
    from: 'description:\n  de: ',
    to: `description:\n  de: ${'Lang '.repeat(76)} #`,
    at: 'de: Lang',
    message: 'description.de is a text of 379 characters, expected 155 characters at most',
  },
  {
    what: 'a sharp s',
    file: 'content/blog/how-a-pan-is-made.yaml',
    from: '    ## ',
    to: '    Heiß.\n\n    ## ',
    at: 'Heiß',
    message: 'body.de is "Heiß.", expected ss',
    repair: 'Heiss.',
  },
  {
    what: 'straight quotes',
    file: 'content/blog/watering-dry-summer.yaml',
    from: '    ## ',
    to: '    Ein "Wort".\n\n    ## ',
    at: 'Ein "Wort"',
    message: 'body.de is "Ein \\"Wort\\".", expected «guillemets» pointing outwards',
  },
  {
    what: 'an address elsewhere without https',
    file: 'content/blog/why-a-caquelon-cracks.yaml',
    from: '    ## ',
    to: '    Mehr bei [uns](www.hofundherd.example).\n\n    ## ',
    at: 'www.',
    message: 'body.de is a link to www.hofundherd.example, expected a whole address',
    repair: '[uns](https://www.hofundherd.example)',
  },
];

/** Pictures in their folder, by size in bytes; no line stands for them. */
const PICTURES: { what: string; file: string; bytes: number; path?: string; message: string; repair?: string }[] = [
  {
    what: 'a picture of 31 MB',
    file: 'content/media/pictures/dish-muesli.webp',
    bytes: 31_000_000,
    message: 'the picture is 31.0 MB, expected 5 MB at most',
  },
  {
    what: 'a picture of 8 MB',
    file: 'content/media/pictures/dish-flammkuchen.webp',
    bytes: 8_000_000,
    message: 'the picture is 8.0 MB, expected 5 MB at most',
  },
  {
    what: 'a picture without words',
    file: 'content/media/pictures/abend-im-garten.webp',
    bytes: 100_000,
    path: 'content/media/pictures.yaml',
    message: 'abend-im-garten is missing, expected what is seen in the picture',
    repair: 'abend-im-garten: {de: …, en-US: …, fr-FR: …}',
  },
  {
    what: 'a picture of a telephone',
    file: 'content/media/pictures/dish-pizza-apple.heic',
    bytes: 100_000,
    message: 'the picture is dish-pizza-apple.heic, expected a file that ends in .webp, .png, .jpg or .avif',
  },
  {
    what: 'a picture whose name has capitals',
    file: 'content/media/pictures/Dish-Muesli.JPG',
    bytes: 100_000,
    message: 'the name of the file is Dish-Muesli.JPG, expected small letters, digits and hyphens: rename the file',
    repair: 'dish-muesli.jpg',
  },
];

const shop = readFiles();
const ofShop = new Set(checkContent(shop).problems.map(({ path, message }) => `${path} ${message}`));

const texts = new Map(shop.texts);
for (const { file, from, to } of SEEDS)
  texts.set(
    file,
    (texts.get(file) ?? '').replace(from, () => to),
  );
const sizes = new Map([...shop.sizes, ...PICTURES.map(({ file, bytes }): [string, number] => [file, bytes])]);
const problems = checkContent({ texts, sizes }).problems.filter(
  ({ path, message }) => !ofShop.has(`${path} ${message}`),
);

describe('A mistake of an editor is told once, and where it is', () => {
  test.each(SEEDS)('$what', ({ file, to, at, message, repair, severity = 'error' }) => {
    const lines = (texts.get(file) ?? '').split('\n');
    const line = lines.findIndex((one) => one.includes(at ?? to.trim().split('\n')[0] ?? '')) + 1;
    const [problem, ...others] = problems.filter(({ path }) => path === file);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      line,
      severity,
      message: expect.stringContaining(message),
      ...(repair && { repair }),
    });
  });
  test.each(PICTURES)('$what', ({ file, path = file, message, repair }) => {
    const [problem, ...others] = problems.filter((one) => one.path === path);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      severity: 'error',
      message: expect.stringContaining(message),
      ...(repair && { repair }),
    });
  });
  test('and nothing else is told because of it', () => {
    expect(problems.length).toBe(SEEDS.length + PICTURES.length);
  });
  test('what can’t be read or isn’t known comes first', () => {
    const rank = ({ message }: Problem) =>
      [/^line/, /nobody knows|\.block is/, /^/].findIndex((words) => words.test(message));
    expect(problems.map(rank)).toEqual(problems.map(rank).sort());
  });
});
