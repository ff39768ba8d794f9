import { expect, test } from 'vitest';
import { pageSchema } from '#blocks/blocks.schema.ts';
import { describeFields } from './describe.ts';
import { placeName } from './place-name.ts';

const page = describeFields(pageSchema, 'page', 'de');
const data = { slug: { de: 'garten' }, sections: [{ blocks: [] }, { blocks: [{ block: 'quote', text: { de: '' } }] }] };

test.each([
  [['sections', 1, 'blocks', 0, 'text', 'fr-FR'], 'Abschnitt 2 › Zitat 1 › Text › Français'],
  [['slug', 'en-US'], 'Adresse › English'],
  [['sections', 1, 'blocks', 0, 'visibility', 'mobile'], 'Abschnitt 2 › Zitat 1 › Sichtbarkeit › Telefon'],
  [['nobody', 'knows'], 'nobody'],
  [[], ''],
])('%j is called %s', (path, name) => expect(placeName(page, data, path)).toBe(name));
