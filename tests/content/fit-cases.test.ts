import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseConfigurator } from '#features/configurator/configurator.schema.ts';
import { answerTo, isBroken, type Judgeable, type Judged } from '#features/configurator/rules/answer.ts';
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
