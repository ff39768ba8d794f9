import type { Locale } from '#i18n/locales.ts';
import type { ConfiguratorData, Measure, System } from './configurator-data.ts';
import { questionIn } from './question/question.ts';
import { configuratorWords } from './words.server.ts';

/** A configurator for tests with three measures and three rules: `aConfigurator().with('30-551', { height: 455 })`. */
export function aConfigurator(locale: Locale = 'de') {
  const data: ConfiguratorData = {
    ...{ locale, words: configuratorWords(locale), mostBroken: 2, dealers: [], systems: [] },
    types: [
      { id: 'pull-out', name: 'Auszug', explanation: 'E', measures: ['width', 'height'], defaults: {} },
      { id: 'freestanding', name: 'Frei', explanation: 'E', measures: ['height'], defaults: { height: 900 } },
    ],
    measures: [measure('width', 'A', 550), measure('height', 'B', 470, 'Nehmen Sie ein flaches.')],
    rules: [
      { ...rule('body-width', 'oneOf', 'width'), appliesTo: ['pull-out'] },
      rule('installation-height', 'atLeast', 'height'),
      { ...rule('new-rule', 'atLeast', 'width'), field: 'leastWidth', appliesTo: ['pull-out'] },
    ],
    hrefs: { configuratorHref: '/konfigurator', file: '/f.pdf', dealers: '/haendler', service: '/kontakt' },
  };
  const self = {
    data,
    with(number: string, limits: System['limits'], more: Partial<System> = {}) {
      data.systems.push({ ...system(number), limits, ...more });
      return self;
    },
    parseQuestion: (query = '') => questionIn(data, new URLSearchParams(query)),
  };
  return self;
}

const measure = (id: string, letter: string, usual: number, advice?: string): Measure => ({
  ...{ id, letter, name: id, short: id, explanation: id, typical: [], min: 200, max: 1200, default: usual, advice },
  within: undefined,
});

const rule = (id: string, check: 'oneOf' | 'atLeast', field: string): ConfiguratorData['rules'][number] => ({
  ...{ id, check, field, measure: field, appliesTo: ['pull-out', 'freestanding'], nearMm: 30, words: id },
});

const system = (number: string): System => ({
  ...{ id: `id-${number}`, number, name: `X ${number}`, claim: '', href: `/${number}`, litres: 70, loadKg: 100 },
  ...{
    types: ['pull-out'],
    limits: {},
    isLast: false,
    lineOrder: 1,
    price: 48900,
    shownPrice: null,
    isSoldOut: false,
    least: 1,
  },
  ...{ containers: [{ litres: 35, count: 2 }], media: null, drawing: 'pull-out' },
});
