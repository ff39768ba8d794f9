import { type ComponentSchema, fields } from '@keystatic/core';
import { PreviewLinks } from './PreviewLinks.tsx';

/** Links to the entry's page in each language; they hold no value. */
export const previewField = (): ComponentSchema => ({ ...fields.empty(), Input: PreviewLinks });
