import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkChange } from '#editor/check/check-content.ts';
import { readFiles } from '#editor/check/files.ts';

const FAQ = 'content/pages/faq.yaml';
const faq = readFileSync(FAQ, 'utf8');
const files = readFiles();
const findings = (proposed: Record<string, string | null>) =>
  checkChange(files, new Map(Object.entries(proposed)), new Map()).map(({ path, field }) => `${path} ${field}`);

test('A change that is right has nothing against it, of one entry or of one that others name with it', () => {
  expect(findings({ [FAQ]: `${faq}\n# written anew\n` })).toEqual([]);
  const text = 'title: {de: Winter}\ndescription: {de: Was zu tun ist.}\nslug: {de: winter}\nsections:\n  - blocks:\n';
  const winter = `${text}      - {block: text, text: {de: '[Fragen](page:summer)'}}\n`;
  const summer = winter.replaceAll('winter', 'sommer').replace('page:summer', 'page:winter');
  expect(findings({ 'content/pages/winter.yaml': winter, 'content/pages/summer.yaml': summer })).toEqual([]);
  expect(findings({ 'content/pages/winter.yaml': winter })).toEqual([
    'content/pages/winter.yaml sections[0].blocks[0].text.de',
  ]);
});

test('What does not fit is said alone; what others make of it would lead astray', () =>
  expect(findings({ [FAQ]: faq.replace('sections:', 'sektionen:') })).toEqual([`${FAQ} sektionen`]));

test('Who goes is missed by all who name them', () =>
  expect(findings({ [FAQ]: null })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^content\/shop\/navigation\.yaml footer/)]),
  ));
