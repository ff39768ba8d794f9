import { describe, expect, it } from 'vitest';
import { languageFor, speaks } from './language.ts';

describe('The language of a page at the store (C8)', () => {
  const language = (id: string, code: string) => ({ id, name: id, translationCode: { code, name: id } });

  it('is found by its code, in whichever country the store speaks it', () => {
    const languages = [language('british', 'en-GB'), language('french', 'fr-FR'), language('german', 'de-DE')];
    expect(languageFor('de', languages)?.id).toBe('german');
    expect(languageFor('en-US', languages)?.id).toBe('british');
    expect(languageFor('fr-FR', languages)?.id).toBe('french');
  });

  it('is that of our country where there are several', () => {
    const languages = [language('german', 'de-DE'), language('swiss', 'de-CH'), language('british', 'en-GB')];
    expect(languageFor('de', languages)?.id).toBe('swiss');
    expect(languageFor('en-US', [...languages, language('american', 'en-US')])?.id).toBe('american');
  });

  it('is nothing where the store does not have it', () => {
    expect(languageFor('fr-FR', [language('german', 'de-CH')])).toBeUndefined();
  });

  it('matches the page in any country', () =>
    expect([speaks('de-CH', 'de'), speaks('en-GB', 'fr-FR')]).toEqual([true, false]));
});
