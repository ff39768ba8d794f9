import * as z from 'zod';
import { targetSchema } from '#features/catalog/shop-facts/target.schema.ts';
import { key, pictureId, text } from '#features/catalog/text.schema.ts';

/*
 * What every section and every block carries: the layout element of the Store API (C7), in words instead of CSS.
 * The strict CSP forbids style attributes, so each value is a class of frame.css or editor-classes.css.
 */

const spaces = ['none', 's', 'm', 'l'] as const;
const space = (help: string) => z.enum(spaces).optional().describe(help);

/** Classes an editor may set; each stands in src/styles/editor-classes.css. */
export const EDITOR_CLASSES = ['narrow', 'centred-media', 'no-print'] as const;

export const frameFields = {
  visibility: z
    .strictObject({
      mobile: z.boolean().default(true).describe('Shown on phones, up to 767 px.'),
      tablet: z.boolean().default(true).describe('Shown on tablets, 768 to 1199 px.'),
      desktop: z.boolean().default(true).describe('Shown on wide screens, from 1200 px.'),
    })
    .optional()
    .describe('On which devices it shows; without it on all.'),
  cssClass: z.enum(EDITOR_CLASSES).optional().describe('A look of its own from the list of editor classes.'),
  background: z
    .enum(['none', 'stage', 'sunk', 'enamel'])
    .optional()
    .describe(
      'Ground: stage = light grey for cut-outs, sunk = light grey, enamel = the green band, once a page at most.',
    ),
  marginTop: space('Space above; without it the usual one.'),
  marginBottom: space('Space below; without it the usual one.'),
};

/** A link of a block: to a place in the shop, or to an address with a leading slash. */
export const action = (help: string) =>
  z
    .strictObject({ label: text('Words of the link.'), to: targetSchema })
    .optional()
    .describe(help);

export const picture = {
  picture: pictureId('Id of a picture; while it is only planned, a drawing or nothing stands there.'),
  pictureAlt: text('What is seen, for who can’t see it.').optional(),
};

export const anchor = key('Name for links to this place (#name).').optional();

export type Frame = z.infer<z.ZodObject<typeof frameFields>>;
