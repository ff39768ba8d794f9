import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { parseConfigurator } from '#features/configurator/configurator.schema.ts';
import { measure, questionIn } from '#features/configurator/question/question.ts';
import { answerTo, isBroken, type Judgeable, type Judged } from '#features/configurator/rules/match-systems.ts';
import { familiesSchema } from '#features/content-schema/category.schema.ts';
import { aProduct } from '#features/product/a-product.ts';
import { cabinetOf } from '#features/product/buy/choices.ts';
import { LOCALES } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import { entry, readCatalogue } from './read-content.ts';

/** A cabinet and what has to be answered, worked out without the shop's code. */
interface Case {
  id: string;
  why: string;
  systemType: string;
  input: Record<string, number>;
  fits: string[];
  near: { number: string; missing: { measure: string; mm: number; kind: string }[] }[];
}

const cases: Case[] = parse(readFileSync('tests/content/fit-cases.yaml', 'utf8'));
const { value: definition } = entry('content/shop/configurator.yaml', parseConfigurator);
const { products, lines } = readCatalogue();

const systems: Judgeable[] = products.flatMap(({ value: { number, fit, line, price, closeout } }) =>
  fit
    ? [
        {
          ...{ number, price, isLast: closeout, types: fit.systemType, limits: fit as unknown as Judgeable['limits'] },
          lineOrder: lines.find(({ value }) => value.id === line)?.value.order ?? 0,
        },
      ]
    : [],
);

const numberOf = ({ system }: Judged<Judgeable>) => system.number;

/** The cases call the width of a free place by a name of its own, and list what is missing in no order that counts. */
const missingOf = ({ findings }: Pick<Judged<Judgeable>, 'findings'>) =>
  findings
    .filter(isBroken)
    .map(({ rule, measure, spare, side }) => ({
      measure: rule === 'free-width' ? 'freeWidth' : measure,
      mm: -spare,
      kind: side,
    }))
    .sort((a, b) => a.measure.localeCompare(b.measure));

describe('The configurator answers every case of the catalogue (A8, C15) (7.1)', () => {
  test('there are 191 of them', () => expect(cases).toHaveLength(191));

  test.each(cases.map((one) => [`${one.id}, ${one.why}`, one] as const))('%s', (_, one) => {
    const { fits, near } = answerTo(definition, systems, one.systemType, one.input);
    expect(fits.map(numberOf).sort()).toEqual(one.fits);
    expect(near.map((judged) => ({ number: numberOf(judged), missing: missingOf(judged) }))).toEqual(
      one.near.map(({ number, missing }) => ({
        number,
        missing: missing.toSorted((a, b) => a.measure.localeCompare(b.measure)),
      })),
    );
  });
});

describe('«Does it fit your cabinet?»', () => {
  /** What the configurator answers to the query of a link. */
  const response = (query: Record<string, string>) => {
    const question = questionIn({ ...definition, systems: [] }, new URLSearchParams(query));
    const { measured, problems } = measure({ ...definition, systems: [] }, question);
    return { problems, fits: answerTo(definition, systems, question.type, measured).fits.map(numberOf) };
  };

  const fitted = products.filter(({ value }) => value.fit);

  test.each(fitted.map(({ value }) => [value.number, value.fit] as const))(
    'the page of %s asks for the smallest cabinet that it goes into, and says its measures in every language',
    (number, fit) => {
      const attributes = productAttributesOf(aProduct({ customFields: { hof_fit: fit } }));
      for (const { code: locale } of LOCALES) {
        const cabinet = cabinetOf(locale, wordsOf(locale, 'configurator'), attributes.fit);
        expect(response(cabinet?.configuratorQuery ?? {})).toEqual({
          problems: {},
          fits: expect.arrayContaining([number]),
        });
        expect(cabinet?.needs).toContain(String(fit?.minInstallationDepthMm));
      }
    },
  );

  test('a product that needs no cabinet asks nothing', () =>
    expect(cabinetOf('de', wordsOf('de', 'configurator'), productAttributesOf(aProduct()).fit)).toBeNull());

  const { value: families } = entry('content/shop/families.yaml', (raw) => familiesSchema.parse({ list: raw }));
  const widths = families.list.flatMap(({ sizes }) => sizes.flatMap(({ to }) => to?.cabinetMm ?? []));

  test('the menu offers the usual widths of cabinets', () => expect(widths).toEqual([450, 500, 550, 600, 900]));

  test.each(widths)('a cabinet of %i mm alone has an answer', (width) => {
    const { problems, fits } = response({ bodyWidth: String(width) });
    expect(problems).toEqual({});
    expect(fits).not.toEqual([]);
  });
});
