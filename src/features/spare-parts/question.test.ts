import { describe, expect, test } from 'vitest';
import { answersHref, hasQuery, partHref, questionIn } from './question.ts';

const parseQuestion = (query: string) => questionIn(new URLSearchParams(query), ['pull-out', 'swing-doors']);

describe('The question to the spare-parts search (7.2)', () => {
  test('is read from the address', () => {
    expect(parseQuestion('part=+51.101+')).toEqual({ part: '51.101', kind: undefined, answers: [] });
    expect(parseQuestion('kind=pull-out&answers=no.yes.unsure')).toEqual({
      ...{ part: '', kind: 'pull-out', answers: ['no', 'yes', 'unsure'] },
    });
  });

  test('leaves out what is no category, no answer, or too long', () => {
    expect(parseQuestion('kind=round&answers=yes')).toEqual({ part: '', kind: undefined, answers: ['yes'] });
    expect(parseQuestion('kind=pull-out&answers=yes.maybe.no').answers).toEqual(['yes']);
    expect(parseQuestion('kind=pull-out').answers).toEqual([]);
    expect(parseQuestion(`part=${'5'.repeat(500)}`).part).toHaveLength(100);
    expect(parseQuestion(`kind=pull-out&answers=${'yes.'.repeat(500)}`).answers).toHaveLength(20);
  });

  test('comes out of its own address as it went in', () => {
    const address = answersHref('fr-FR', 'swing-doors', ['yes', 'no']);
    expect(address).toBe('/fr-FR/recherche-pieces?kind=swing-doors&answers=yes.no#answer');
    expect(parseQuestion(new URL(address, 'http://x').search).answers).toEqual(['yes', 'no']);
    expect(parseQuestion(new URL(partHref('de', 'Dämpfer & Feder'), 'http://x').search).part).toBe('Dämpfer & Feder');
  });

  test('is a question as soon as there is a word or a category', () =>
    expect(['', 'part=51', 'kind=pull-out', 'answers=yes'].map((query) => hasQuery(parseQuestion(query)))).toEqual([
      ...[false, true, true, false],
    ]));
});
