import * as z from 'zod';
import { parseEntry } from '../parse-entry.ts';
import { day } from '../text.schema.ts';
import { targetFields } from './target.schema.ts';

const to = z
  .strictObject({
    ...targetFields,
    route: z.string().startsWith('/').optional().describe('An address of this shop, from the first slash on: /suche.'),
    external: z.url().optional().describe('The whole address, with https:// in front.'),
    lang: z.enum(['de', 'en-US', 'fr-FR']).optional().describe('Language of the new address.'),
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

/** @throws Error naming file, field, found and expected. */
export const parseRedirects = (raw: unknown, file: string): Redirect[] => parseEntry(redirectsSchema, raw, file);
