import * as z from 'zod';
import { parseEntry } from '#features/catalog/parse-entry.ts';

const said = (help: string) => z.string().min(1).describe(help);
const clock = (help: string) =>
  z
    .string()
    .regex(/^\d{2}:\d{2}$/, { error: 'a time like 08:30, in quotes' })
    .describe(help);

/** content/dealers/dealers.yaml: who shows and installs the waste systems. */
export const dealersSchema = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'a key of small letters, digits and hyphens' })
        .describe('Id of the dealer.'),
      name: said('Name.'),
      type: z.enum(['kitchen-professional', 'wholesale']).describe('Kitchen professional or wholesale dealer.'),
      street: said('Street and number.'),
      zip: said('Postcode, in quotes.'),
      city: said('Town.'),
      country: z.string().length(2).describe('Country, two letters.'),
      lat: z.number().describe('Latitude in degrees.'),
      lon: z.number().describe('Longitude in degrees.'),
      lines: z.array(said('Id of a product line.')).describe('Product lines on show.'),
      exhibits: z.boolean().describe('True: shows products.'),
      assembles: z.boolean().describe('True: installs them.'),
      phone: said('Telephone.'),
      email: z.email({ error: 'an e-mail address' }).describe('E-mail address.'),
      web: z.url({ error: 'an address' }).describe('Website.'),
      hours: z
        .array(
          z.strictObject({
            days: z.array(z.string()).min(1).describe('Days of the week, in English.'),
            spans: z
              .array(z.strictObject({ from: clock('Opens.'), to: clock('Closes.') }))
              .min(1)
              .describe('Opening times, local time.'),
          }),
        )
        .describe('Opening hours.'),
    }),
  )
  .describe('The dealer network.');

export type Dealer = z.infer<typeof dealersSchema>[number];

/** @throws Error naming file, field, found and expected. */
export const parseDealers = (raw: unknown, file: string): Dealer[] => parseEntry(dealersSchema, raw, file);
