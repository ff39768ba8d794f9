import * as z from 'zod';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { pagePublishingFields, slugs, text } from '#features/content-schema/text.schema.ts';
import { everyLanguage } from '#i18n/languages.schema.ts';
import type { Locale } from '#i18n/locales.ts';
import { frameFields, sectionFields } from './frame/frame.schema.ts';
import { goodsBlocks } from './goods.schema.ts';
import { pictureBlocks } from './pictures.schema.ts';
import { textBlocks } from './texts.schema.ts';
import { toolBlocks } from './tools.schema.ts';

/** Every block an editor can place. */
export const blockSchema = z
  .discriminatedUnion('block', [...goodsBlocks, ...toolBlocks, ...pictureBlocks, ...textBlocks])
  .describe('A block; `block` says which.');

export type Block = z.infer<typeof blockSchema>;
export type BlockOf<Name extends Block['block']> = Extract<Block, { block: Name }>;

/** Props of a block's component. */
export interface BlockProps<Name extends Block['block']> {
  locale: Locale;
  block: BlockOf<Name>;
  sizing: 'boxed' | 'full-width';
  /** Id of the heading, unique on the page. */
  id: string;
}

const sectionOf = (block: z.ZodType<Block>) =>
  z
    .strictObject({ ...sectionFields, blocks: z.array(block).describe('Blocks from top to bottom.') })
    .refine(({ type, blocks }) => type === 'sidebar' || blocks.every(isInMain), {
      error: 'type: sidebar, because one of its blocks says sectionPosition: sidebar',
      path: ['type'],
    })
    .describe('A section.');

const isInMain = ({ sectionPosition }: Block): boolean => sectionPosition !== 'sidebar';

export const sectionSchema = sectionOf(blockSchema);

export type Section = z.infer<typeof sectionSchema>;

const pageOf = (section: z.ZodType<Section>) =>
  z
    .strictObject({
      slug: z
        .union([
          slugs('Words of its own: the address without language prefix.'),
          everyLanguage(z.literal('')).describe('None: the home page.'),
        ])
        .describe('Address in each language; empty for the home page.'),
      title: text('Title in the browser and in search results, 70 characters at most; the shop’s name is put behind.'),
      description: text('For search results, 155 characters at most.'),
      ...pagePublishingFields,
      layout: z
        .enum(['content', 'shopware'])
        .optional()
        .describe(
          'Home page only. Of the Shopware: shows the layout that a Shopware of your own gives its home page instead of the sections below. Empty: the sections.',
        )
        .meta({ choices: { content: 'The sections below', shopware: 'Of the Shopware' } }),
      colourMode: z
        .enum(['light', 'dark'])
        .optional()
        .describe('Always shows this page light or dark; empty: as the visitor has it.'),
      sections: z.array(section).describe('Sections from top to bottom.'),
    })
    .check(({ value: { layout: input, slug }, issues }) => {
      const message = 'content, as only the home page can have the layout of the Shopware';
      if (input === 'shopware' && slug.de !== '') issues.push({ code: 'custom', message, path: ['layout'], input });
    })
    .describe('A page made of blocks.');

/** content/pages/<id>.yaml, as the editor's forms and `content:check` judge it. */
export const pageSchema = pageOf(sectionSchema);

/** The same as it is drawn: a block of a name that nobody knows is left to Blocks.astro, and the page stays whole (docs/decisions/007). */
export const renderedPageSchema = pageOf(sectionOf(renderedBlock()));

export type Page = z.infer<typeof pageSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseRenderedPage = (raw: unknown, file: string): Page => parseEntry(renderedPageSchema, raw, file);

/** Of a block that nobody knows, its name and its place are left: what else stands in it means nothing. */
function renderedBlock(): z.ZodType<Block> {
  const names = new Set<unknown>(blockSchema.options.map(({ shape }) => shape.block.value));
  const stranger = z
    .object({
      block: z.string().refine((name) => !names.has(name)),
      sectionPosition: frameFields.sectionPosition,
    })
    .transform((block) => ({ ...block, isUnknown: true }));
  return z.unknown().transform((raw, context) => {
    const unknown = stranger.safeParse(raw);
    if (unknown.success) return unknown.data as unknown as Block; // says only what DrawnBlock asks for
    const parsed = blockSchema.safeParse(raw, { reportInput: true });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) context.issues.push(issue as z.core.$ZodRawIssue);
    return z.NEVER;
  });
}
