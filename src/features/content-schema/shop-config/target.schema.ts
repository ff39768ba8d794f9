import * as z from 'zod';
import { localeCode } from '#i18n/languages.schema.ts';
import { parseEntry } from '../parse-entry.ts';
import { articleNumber, categoryName, day, entryOf, key, nameOf, pictureId, text } from '../text.schema.ts';

/** Where a link leads: exactly one of these. The address is made from the entry's slug. */
const targetFields = {
  category: categoryName('The category it leads to: its name, or its SEO path in a Shopware.').optional(),
  page: entryOf('pages', 'The page it leads to.').optional(),
  line: entryOf('lines', 'The product line whose page it leads to.').optional(),
  recipe: entryOf('recipes', 'The recipe it leads to.').optional(),
  journal: entryOf('blog', 'The post of the journal it leads to.').optional(),
  product: articleNumber('Article number of the product it leads to.').optional(),
};

const oneOnly = (target: object) => Object.values(target).filter((value) => value !== undefined).length === 1;

export const targetSchema = z
  .strictObject({
    ...targetFields,
    cabinetMm: z
      .int()
      .min(200)
      .max(1200)
      .optional()
      .describe('Width of a cabinet in millimeters: leads to the systems that fit it.'),
    route: nameOf('routes', 'Its name in Navigation, under Places in the shop: cart, wishlist …').optional(),
  })
  .refine(oneOnly, { error: 'one of category, page, line, recipe, journal, product, cabinetMm, route' })
  .meta({
    description:
      'Where it leads: category, page, line, recipe, journal, product, width of a cabinet or place in the shop.',
    oneOf: [...Object.keys(targetFields), 'cabinetMm', 'route'],
  });

export type Target = z.infer<typeof targetSchema>;

const to = z
  .strictObject({
    ...targetFields,
    route: z.string().startsWith('/').optional().describe('An address of this shop, from the first slash on: /suche.'),
    external: z.url().optional().describe('The whole address, with https:// in front.'),
    lang: localeCode.optional().describe('Language of the new address.'),
  })
  .refine(({ lang: _, ...target }) => Object.values(target).filter((value) => value !== undefined).length === 1, {
    error: 'one of category, page, line, recipe, journal, product, route, external',
  })
  .meta({ description: 'The new address.', oneOf: [...Object.keys(targetFields), 'route', 'external'] });

/** content/shop/redirects.yaml */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: z
        .string()
        .regex(/^\/[^?#]*[^?#/]$/, { error: 'a path like /old-page, without a slash at its end, ? or #' })
        .describe('As it was printed or linked, from the first slash on: /old-page.')
        .meta({ label: 'Old address' }),
      match: z
        .enum(['exact', 'prefix'])
        .describe('Exact: this address alone. Prefix: everything below it too. Exact wins, then the longer one.'),
      to,
      status: z
        .union([z.literal(301), z.literal(302)], { error: '301 or 302' })
        .describe('For good: search engines forget the old address (301). For now: they keep it (302).')
        .meta({ label: 'For how long' }),
      since: day('First day on which it holds, Swiss time; until then the old address is unknown.').meta({
        label: 'Holds from',
      }),
      why: z.string().min(1).describe('Where the old address came from.'),
    }),
  )
  .describe('Old addresses and where they lead.');

export type Redirect = z.infer<typeof redirectsSchema>[number];

const link = {
  id: key('By which other content names the entry.'),
  label: text('Words of the link.'),
  text: text('One line under the words in the open menu.').optional(),
  picture: pictureId('Picture in the open menu.').optional(),
  target: targetSchema,
};

const linkSchema = z.strictObject(link).describe('A link.');

/** content/shop/navigation.yaml */
export const navigationSchema = z
  .strictObject({
    main: z
      .array(z.strictObject({ ...link, children: z.array(linkSchema).describe('Second level.') }))
      .describe('Main menu.'),
    service: z.array(linkSchema).describe('The narrow bar above the main menu.'),
    footer: z
      .array(
        z.strictObject({
          id: key('By which other content names the group.'),
          label: text('Heading.').meta({ label: 'Heading' }),
          children: z.array(linkSchema).describe('Links.'),
        }),
      )
      .describe('Groups of the footer.'),
    account: z
      .array(
        z.strictObject({
          ...link,
          target: targetSchema.optional(),
          action: z
            .enum(['logout'])
            .optional()
            .describe('Does something instead of leading somewhere.')
            .meta({ label: 'What it does' }),
        }),
      )
      .describe('Account menu of a customer.'),
    accountGuest: z.array(linkSchema).describe('Account menu while nobody is logged in.'),
    routes: z
      .record(z.string(), z.string().startsWith('/'))
      .describe('Names used above, and the address behind each: without the prefix of a language.'),
  })
  .describe('Navigation of the shop.');

export type Navigation = z.infer<typeof navigationSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseNavigation = (raw: unknown, file: string): Navigation => parseEntry(navigationSchema, raw, file);
