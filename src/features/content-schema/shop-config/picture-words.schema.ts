// Alternative texts are in one file beside the pictures, in three languages, and the Store API returns them as the
// media’s translated `alt`. What a picture shows is written once, in pictures.yaml; no other schema has a field
// for it.
import * as z from 'zod';
import { parseEntry } from '../parse-entry.ts';
import { key, text } from '../text.schema.ts';

/** content/media/pictures.yaml: said once, wherever the picture stands. */
export const pictureWordsSchema = z
  .record(key('The picture: the name of its file without the ending.'), text('What is seen, in one sentence.'))
  .describe('What each picture shows, for those who cannot see it.');

export type PictureWords = z.infer<typeof pictureWordsSchema>;

/** @throws Error naming file, field, found and expected. */
export const parsePictureWords = (raw: unknown, file: string): PictureWords =>
  parseEntry(pictureWordsSchema, raw, file);
