import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { headline, STEPS, widthOf } from './headline.server.ts';

const seen = (locale: Locale, text: string) => headline(locale, text).html.replaceAll('<span class="shy"></span>', '|');

describe('Long words of headlines are divided at syllables', () => {
  test.each([
    ['de', 'Datenschutzerklärung', 'Daten|schutz|er|klä|rung'],
    ['de', 'Trockenfleisch vom Rind', 'Trocken|fleisch vom Rind'],
    ['de', 'Tomatenfondue', 'Toma|ten|fondue'],
    ['de', 'Küchenunterschrank', 'Küchen|un|ter|schrank'],
    ['de', 'Lebensmittelkonservierung zu Hause', 'Lebens|mit|tel|kon|ser|vie|rung zu Hause'],
    ['de', 'Händlernetz und Ersatzteil', 'Händlernetz und Ersatzteil'],
    ['de', 'Raclette-Planer', 'Raclette-Planer'],
    ['fr-FR', 'Déshydratation', 'Déshy|dra|ta|tion'],
    ['fr-FR', 'Confidentialité', 'Confi|den|tia|lité'],
    ['fr-FR', 'Le tri des déchets', 'Le tri des déchets'],
    ['en-US', 'Sustainability at work', 'Sustain|ability at work'],
    ['en-US', 'Spare parts', 'Spare parts'],
  ] as const)('%s: %s', (locale, text, divided) => expect(seen(locale, text)).toBe(divided));

  test('where the patterns are in doubt nothing is divided', () =>
    expect(seen('de', 'Saatenknäcke am Marronistand')).toBe('Saatenknäcke am Marronistand'));

  test('soft hyphens of the writer count alone, and none stays in the text', () =>
    expect(seen('de', 'Geschäfts\u00ADbedingungen')).toBe('Geschäfts|bedingungen'));

  test('signs of HTML are words', () => expect(headline('de', 'Hof & <b>Herd').html).toBe('Hof &amp; &lt;b&gt;Herd'));
});

describe('The widest word says how large letters may be', () => {
  const file = createRequire(import.meta.url).resolve('@fontsource/besley/files/besley-latin-500-normal.woff2');
  const font = create(readFileSync(file)) as Font;
  /** With the `letter-spacing` of h2; h1 stands closer still. */
  const renderedWidth = (word: string) =>
    font.layout(word).positions.reduce((sum, { xAdvance }) => sum + xAdvance / font.unitsPerEm - 0.022, 0);

  test.each([
    ...['Saatenknäcke', 'Tomatenfondue', 'Trockenfleisch', 'Datenschutzerklärung', 'Geschäftsbedingungen'],
    ...['Kürbis-Nuss-Brot', 'D-LINE', 'WINDMÜHLE', '«Ofenhüter»', 'Professionnels', 'Déshydratation', 'Œufs', '1291'],
  ])('%s is as wide as calculated, to 3 % that the style sheet keeps', (word) => {
    expect(renderedWidth(word) / widthOf(word)).toBeLessThan(1.03);
    expect(renderedWidth(word) / widthOf(word)).toBeGreaterThan(0.94);
  });

  test.each([
    ['Öl', 9],
    ['Tomatenfondue mit Brot', 16],
    ['Kürbis-Kartoffel', 9],
    ['D-\u2060LINE', 9],
    ['Datenschutzerklärung', 24],
    ['W'.repeat(60), 40],
    ['', 9],
  ])('%s: %i half ems', (text, widest) => expect(headline('de', text).widest).toBe(widest));

  test('every step has its size, and the width below which it is divided', () => {
    const css = readFileSync('src/styles/headline.css', 'utf8');
    for (const step of STEPS) {
      const below = `(inline-size < ${Number((step * 0.3).toFixed(1))}em) {\n      hyphens: manual;`;
      expect(css).toContain(`.widest-${step} {\n    --widest: ${step};\n    @container headline ${below}`);
    }
  });
});
