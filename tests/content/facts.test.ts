import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { dryingGuideSchema, raclettePlannerSchema } from '#features/journal/tools/tools.schema.ts';
import { LOCALES } from '#i18n/locales.ts';
import { entry, readCatalogue } from './read-content.ts';

/*
 * One fact, one number: what a product, a line, the drying chart or the planner says is not told otherwise by a
 * text, a recipe, a manual, the journal or a page.
 */

type Code = (typeof LOCALES)[number]['code'];
type Text = Record<Code, string>;
interface Said {
  file: string;
  code: Code;
  text: string;
}

const { products, lines } = readCatalogue();
const guide = entry('content/shop/drying-guide.yaml', (raw, file) => parseEntry(dryingGuideSchema, raw, file)).value;
const planner = entry('content/shop/raclette-planner.yaml', (raw, file) =>
  parseEntry(raclettePlannerSchema, raw, file),
).value;

/** Every text of a file, in each language. */
const textsOf = (file: string): Said[] => textsIn(file, parse(readFileSync(file, 'utf8')));
const textsIn = (file: string, value: unknown): Said[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return LOCALES.map(({ code }) => ({ file, code, text: plain(value[code] ?? value.de) }));
  return Object.entries(value).flatMap(([key, below]) => (key === 'slug' ? [] : textsIn(file, below)));
};
const isText = (value: object): value is Text => 'de' in value && typeof value.de === 'string';
/** Without no-break spaces and signs of thousands: `1’400 Watt` → `1400 Watt`. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/(?<=\b\d{1,3})[’, ](?=\d{3}\b)/g, '');

/** `8,5` and `8.5` → 8.5. */
const numberOf = (digits: string) => Number(digits.replace(',', '.'));
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const UNITS = { litres: 'l|L|Liter|liters?|litres?', kg: 'kg', watts: 'W|Watt|watts?', hours: 'h|hr' };
const all = (text: string, unit: keyof typeof UNITS) =>
  [...text.matchAll(new RegExp(`(${NUMBER}) ?-?(?:${UNITS[unit]})(?![\\p{L}/])`, 'gu'))].map(([, digits]) =>
    numberOf(digits as string),
  );

describe('A product', () => {
  test('says its own capacity in its name', () => {
    const wrong = products.flatMap(({ value }) => {
      const capacity = value.properties['capacity-l'];
      if (typeof capacity !== 'number') return [];
      return LOCALES.flatMap(({ code }) =>
        all(plain(value.name[code] ?? value.name.de), 'litres')
          .filter((said) => said !== capacity)
          .map((said) => `${value.number}, ${code}: ${said} l instead of ${capacity}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('says in its features the liters that its bins hold together', () => {
    const wrong = products.flatMap(({ value }) => {
      const sum = (value.containers ?? []).reduce((total, { litres, count }) => total + litres * count, 0);
      if (!sum) return [];
      return value.features.flatMap((feature) =>
        LOCALES.flatMap(({ code }) => {
          const text = plain(feature[code] ?? feature.de);
          if (!/zusammen|in all|au total/.test(text)) return [];
          return all(text, 'litres')
            .filter((said) => said !== sum)
            .map((said) => `${value.number}, ${code}: ${said} l instead of ${sum}`);
        }),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('draws the watts that its texts say', () => {
    const wrong = products.flatMap(({ value, file }) => {
      const power = value.properties['power-w'];
      if (typeof power !== 'number') return [];
      return textsIn(file, [value.text, value.features]).flatMap(({ code, text }) =>
        all(text, 'watts')
          .filter((said) => said !== power)
          .map((said) => `${value.number}, ${code}: ${said} W instead of ${power}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('bears the load that its texts say: that of its line, or of its own pull-out', () => {
    const wrong = lines.flatMap(({ value: line }) => {
      const loads = [line.loadKg, line.loadOwnPullOutKg];
      return products
        .filter(({ value }) => line.systems.includes(value.number))
        .flatMap(({ value, file }) =>
          textsIn(file, [value.claim, value.features])
            .flatMap(({ code, text }) => all(text, 'kg').map((said) => ({ code, said })))
            .filter(({ said }) => !loads.includes(said))
            .map(({ code, said }) => `${value.number}, ${code}: ${said} kg instead of ${loads.join(' or ')}`),
        );
    });
    expect(wrong).toEqual([]);
  });
});

test('coupled raclette ovens draw the same everywhere: twice what one does', () => {
  const watts = new Map(products.map(({ value }) => [value.number, value.properties['power-w']]));
  const pair = 2 * Number(watts.get('10-104'));
  for (const { devices, watts: sum } of planner.setups) {
    const counted = devices.reduce((total, { article, count }) => total + Number(watts.get(article) ?? 0) * count, 0);
    expect(sum, JSON.stringify(devices)).toBe(counted);
  }
  const known = new Set([
    pair,
    planner.circuitWatts,
    ...[...watts.values()].filter((each) => typeof each === 'number'),
  ]);
  const places = [
    'content/blog/raclette-for-ten.yaml',
    'content/shop/raclette-planner.yaml',
    'content/shop/manuals.yaml',
  ];
  const wrong = [...places, 'content/products/10-140/product.yaml'].flatMap((file) =>
    textsOf(file).flatMap(({ code, text }) =>
      all(text, 'watts')
        .filter((said) => !known.has(said))
        .map((said) => `${file}, ${code}: ${said} W`),
    ),
  );
  expect(wrong).toEqual([]);
});

describe('The drying chart', () => {
  /** Words of the tables of pages and journal, and the foods of the chart that they stand for. */
  const FOODS: Record<string, string[]> = {
    'Kräuter|Herbs|herbes': ['thyme', 'oregano', 'rosemary', 'sage'],
    'Pilze|mushrooms|champignons': ['button-mushrooms'],
    'Apfelringe|Äpfel|apples|Apple rings|pommes?\\b(?! de terre)': ['apples'],
    'Birnen|pears|poires': ['pears'],
    'Zwetschgen|plums|pruneaux': ['plums'],
    'Tomaten|tomatoes|tomates': ['tomatoes'],
    'Rüebli|carrots|carottes': ['carrots'],
    'Fruchtleder|fruit leather|cuir de fruits': ['fruit-leather'],
  };
  const rows = ['content/pages/theme-dehydrating.yaml', 'content/blog/drying-surplus.yaml'].flatMap((file) =>
    textsOf(file).flatMap(({ code, text }) =>
      text
        .split('\n')
        .filter((line) => /^\s*\|.*°C/.test(line))
        .map((row) => ({ file, code, row })),
    ),
  );
  const foodsOf = (row: string) =>
    Object.entries(FOODS).flatMap(([words, ids]) =>
      new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(row)
        ? guide.foods.filter(({ id }) => ids.includes(id))
        : [],
    );

  test('has the temperature and the hours of every row on pages and in the journal', () => {
    expect(rows.length).toBeGreaterThanOrEqual(33);
    const wrong = rows.flatMap(({ file, code, row }) => {
      const foods = foodsOf(row);
      const warm = Number(row.match(/(\d+) °C/)?.[1]);
      const [from, to] = (row.match(/(\d+)–(\d+) (?:h|hr)\b/) ?? []).slice(1).map(Number);
      const isRight =
        foods.length > 0 &&
        foods.every(({ temperatureC }) => temperatureC === warm) &&
        Math.min(...foods.map(({ hours }) => hours.from)) === from &&
        Math.max(...foods.map(({ hours }) => hours.to)) === to;
      return isRight ? [] : [`${file}, ${code}: ${row.trim()}`];
    });
    expect(wrong).toEqual([]);
  });

  test('has the temperatures of the recipes that it leads to', () => {
    const wrong = guide.foods.flatMap(({ id, recipe, temperatureC }) => {
      if (!recipe?.startsWith('doerr-')) return [];
      const { deviceSetting } = parse(readFileSync(`content/recipes/${recipe}.yaml`, 'utf8'));
      return LOCALES.flatMap(({ code }) => {
        const said = [...plain(deviceSetting[code]).matchAll(/(\d+) °C/g)].map(([, degrees]) => Number(degrees));
        return said.includes(temperatureC) ? [] : [`${recipe}, ${code}: ${said.join(', ')} °C, ${id}: ${temperatureC}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('What several texts tell', () => {
  const recipe = (id: string) => parse(readFileSync(`content/recipes/${id}.yaml`, 'utf8'));
  const minutesBefore = (words: RegExp) => planner.timetable.find(({ text }) => words.test(text.de))?.before;
  const CHESTNUTS = 'content/blog/chestnuts-buy-score-roast.yaml';
  const RACLETTE = 'content/pages/theme-raclette.yaml';
  /** Where the number comes from, and the sentences that repeat it. */
  const FACTS: [what: string, source: unknown, file: string, sentences: Record<Code, RegExp>][] = [
    [
      'minutes that chestnuts soak',
      recipe('marroni-geroestet').steps[0].time.from,
      CHESTNUTS,
      {
        de: /bleibt (\d+) Minuten liegen/,
        'en-US': /soak for (\d+) minutes/,
        'fr-FR': /tremper le reste (\d+) minutes/,
      },
    ],
    [
      'months that peeled chestnuts keep frozen',
      Number(recipe('marroni-geroestet').tip.de.match(/tiefgekühlt (\d+)/)?.[1]),
      CHESTNUTS,
      {
        de: /einfrieren, für (\d+) Monate/,
        'en-US': /spread flat, for (\d+) months/,
        'fr-FR': /bien à plat, pendant (\d+) mois/,
      },
    ],
    [
      'minutes that the cheese stands out',
      minutesBefore(/Raumtemperatur/),
      'content/blog/raclette-for-ten.yaml',
      {
        de: /den Käse (\d+) Minuten vorher/,
        'en-US': /cheese out (\d+) minutes ahead/,
        'fr-FR': /fromage (\d+) minutes avant/,
      },
    ],
    [
      'minutes that the cheese stands out, in the recipe',
      minutesBefore(/Raumtemperatur/),
      'content/recipes/raclette-gschwellti.yaml',
      {
        de: /(\d+) Minuten bei Raumtemperatur/,
        'en-US': /room temperature for (\d+) minutes/,
        'fr-FR': /(\d+) minutes à température ambiante/,
      },
    ],
    [
      'minutes to preheat with the plate',
      minutesBefore(/vorheizen/),
      RACLETTE,
      {
        de: /mit der Gussplatte (\d+)/,
        'en-US': /(\d+) with the grill plate on/,
        'fr-FR': /(\d+) avec la plaque en fonte/,
      },
    ],
    [
      'minutes to preheat with the plate, in the manual',
      minutesBefore(/vorheizen/),
      'content/shop/manuals.yaml',
      {
        de: /mit Gussplatte (\d+) Minuten/,
        'en-US': /level 2, (\d+) minutes with/,
        'fr-FR': /sur 2, (\d+) minutes avec/,
      },
    ],
  ];

  test.each(FACTS)('%s: the same number', (_what, source, file, sentences) => {
    expect(source).toBeGreaterThan(0);
    for (const { code } of LOCALES) {
      const told = textsOf(file).flatMap((said) =>
        said.code === code ? (said.text.match(sentences[code])?.[1] ?? []) : [],
      );
      expect([code, ...told.map(Number)]).toEqual([code, source]);
    }
  });
});

test('the lines promise what their largest system holds', () => {
  const wrong = lines.flatMap(({ value: line }) => {
    const systems = products.filter(({ value }) => line.systems.includes(value.number)).map(({ value }) => value);
    const held = systems.map(({ containers }) =>
      (containers ?? []).reduce((sum, { litres, count }) => sum + litres * count, 0),
    );
    const bins = systems.map(({ containers }) => (containers ?? []).reduce((sum, { count }) => sum + count, 0));
    return [
      ...(line.litres.max === Math.max(...held) ? [] : [`${line.id}: ${line.litres.max} l, not ${Math.max(...held)}`]),
      ...(line.containers.max === Math.max(...bins) ? [] : [`${line.id}: ${line.containers.max} bins`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('no text names a guarantee that no product has', () => {
  const years = new Set(products.map(({ value }) => value.guaranteeYears));
  const PATTERNS: Record<Code, RegExp> = {
    de: /(\d+) Jahre Garantie/g,
    'en-US': /(\d+)-year guarantee/g,
    'fr-FR': /(?:(\d+) ans de garantie|[Gg]arantie (\d+) ans)/g,
  };
  const wrong = globSync('content/{pages,products,product-lines,shop,blog}/**/*.yaml').flatMap((file) =>
    textsOf(file).flatMap(({ code, text }) =>
      [...text.matchAll(PATTERNS[code])]
        .map(([, one, other]) => Number(one ?? other))
        .filter((said) => !years.has(said))
        .map((said) => `${file}, ${code}: ${said} years`),
    ),
  );
  expect(wrong).toEqual([]);
});
