import * as z from 'zod';
import { targetSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { key, pictureId, text } from '#features/content-schema/text.schema.ts';
import { MOST_SIGNS, TOO_LONG } from './frame.ts';

/*
 * Fields of every section and block: the layout element of the Store API, in words instead of CSS. The strict CSP
 * forbids style attributes, so each value is a class of layout.css or editor-classes.css.
 */

const spaces = ['none', 's', 'm', 'l'] as const;
const space = (help: string) =>
  z
    .enum(spaces)
    .optional()
    .describe(help)
    .meta({ choices: { s: 'Small', m: 'Medium', l: 'Large' } });

/** Classes that an editor may set, defined in src/styles/editor-classes.css. */
export const EDITOR_CLASSES = ['narrow', 'centred-media', 'no-print'] as const;

/** An id, or a path in the shop: the content policy allows no pictures of other hosts. */
const media = z
  .string()
  .refine((name) => name.length <= MOST_SIGNS, { error: TOO_LONG, abort: true, params: { mostSigns: MOST_SIGNS } })
  .refine((name) => /^[a-z0-9]+([-.][a-z0-9]+)*$|^\/(?![/\\])[^\s"]*$/.test(name), {
    error: 'the id of a picture, or an address of this shop that begins with a slash',
  })
  .meta({ input: 'picture' });

const styles = {
  visibility: z
    .strictObject({
      mobile: z.boolean().default(true).describe('Shown on phones, up to 767 px.'),
      tablet: z.boolean().default(true).describe('Shown on tablets, 768 to 1023 px.'),
      desktop: z.boolean().default(true).describe('Shown on wide screens, from 1024 px.'),
    })
    .optional()
    .describe('On which devices it shows; without it on all.'),
  cssClass: z
    .enum(EDITOR_CLASSES)
    .optional()
    .describe('A look of its own: a narrow column, pictures in the middle, or left out when the page is printed.'),
  background: z
    .enum(['none', 'stage', 'sunk', 'enamel'])
    .optional()
    .describe(
      'Ground: stage = light gray for cut-outs, sunk = light gray, enamel = the green band, once a page at most.',
    ),
  backgroundMedia: media
    .optional()
    .describe('A picture behind everything: its name, or its address in this shop. Words on it become light on dark.'),
  backgroundMediaMode: z
    .enum(['cover', 'contain', 'auto'])
    .optional()
    .describe(
      'How it lies there: cover fills the ground and is cut, contain shows all of it, auto keeps its own size. Without it: cover.',
    ),
  parallax: z
    .boolean()
    .optional()
    .describe('The picture behind moves a little slower than the page; not for visitors who want calm.'),
  animation: z
    .enum(['none', 'fade', 'rise'])
    .optional()
    .describe('How it comes into view while scrolling: fade, or rise a little. Without it: it simply stands there.'),
  marginTop: space('Space above; without it the usual one.'),
  marginBottom: space('Space below; without it the usual one.'),
  marginLeft: space('Space at the left edge; without it the usual one.'),
  marginRight: space('Space at the right edge; without it the usual one.'),
};

export const frameFields = {
  ...styles,
  sectionPosition: z
    .enum(['main', 'sidebar'])
    .optional()
    .describe('In a section with a sidebar: whether it stands in it. Without it: in the main column.'),
};

/** @param menu its help in the editor's menu of blocks */
export const block = <Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  menu: string,
  help: string,
  fields: Fields,
) => z.strictObject({ block: z.literal(name).describe(menu), ...frameFields, ...fields }).describe(help);

const anchor = key('Name for links to this place (#name).').optional();

export const sectionFields = {
  ...styles,
  sizing: z
    .enum(['boxed', 'full-width'])
    .default('boxed')
    .describe('boxed keeps the margins of the page; full-width touches both edges.'),
  type: z
    .enum(['default', 'sidebar'])
    .default('default')
    .describe('sidebar: a narrow column at the left, for blocks whose place in the section is sidebar.'),
  mobileBehavior: z
    .enum(['wrap', 'hidden'])
    .optional()
    .describe('The sidebar on phones: wrap = above the rest, hidden = left out. Without it: wrap.'),
  anchor,
};

/** A link of a block: to a place in the shop, or to an address with a leading slash. */
export const action = (help: string) =>
  z
    .strictObject({ label: text('Words of the link.'), to: targetSchema })
    .optional()
    .describe(help);

export const picture = {
  picture: pictureId('A picture; while it is only planned, a drawing or nothing stands there.'),
};

export type Frame = z.infer<z.ZodObject<typeof styles>>;
