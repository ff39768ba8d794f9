import * as z from 'zod';
import { parseEntry } from '#features/catalog/parse-entry.ts';
import { day } from '#features/catalog/text.schema.ts';
import { targetFields } from './target.schema.ts';

const to = z
  .strictObject({
    ...targetFields,
    route: z.string().startsWith('/').optional().describe('A path of the shop.'),
    external: z.url().optional().describe('An address elsewhere; does a full page load.'),
    lang: z.enum(['de', 'en-US', 'fr-FR']).optional().describe('Language of the new address.'),
  })
  .refine(({ lang: _, ...target }) => Object.values(target).filter((value) => value !== undefined).length === 1, {
    error: 'one of category, page, line, recipe, journal, product, route, external',
  })
  .meta({ description: 'The new address.', oneOf: [...Object.keys(targetFields), 'route', 'external'] });

/** content/shop/redirects.yaml (ledger B14) */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: z
        .string()
        .regex(/^\/[^?#]*[^?#/]$/, { error: 'a path like /old-page, without a slash at its end, ? or #' })
        .describe('Old path as it was printed or linked.'),
      match: z
        .enum(['exact', 'prefix'])
        .describe('exact, or prefix: everything below too. exact wins, then the longer prefix.'),
      to,
      status: z
        .union([z.literal(301), z.literal(302)], { error: '301 or 302' })
        .describe('301: moved for good, 302: for now.'),
      since: day('First day on which it holds, Swiss time; until then the old address is unknown.'),
      why: z.string().min(1).describe('Where the old address came from.'),
    }),
  )
  .describe('Old addresses and where they lead.');

export type Redirect = z.infer<typeof redirectsSchema>[number];

/** @throws Error naming file, field, found and expected. */
export const parseRedirects = (raw: unknown, file: string): Redirect[] => parseEntry(redirectsSchema, raw, file);
