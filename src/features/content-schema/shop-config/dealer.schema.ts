import * as z from 'zod';
import { WEEKDAYS } from '#values/visit.ts';
import { parseEntry } from '../parse-entry.ts';
import { entryOf, key } from '../text.schema.ts';
import { clockTime } from './support.schema.ts';

const nonEmpty = (help: string) => z.string().min(1).describe(help);

/** Where the network reaches: Switzerland and its neighbours, ISO 3166. */
const COUNTRIES = ['CH', 'LI', 'AT', 'DE', 'FR', 'IT'] as const;

/** Degrees from Sicily to the Danish border and from Brittany to Apulia: they share no number, so that a swapped pair shows. */
const SOUTH_TO_NORTH = [35, 56] as const;
const WEST_TO_EAST = [-6, 19] as const;

const degrees = ([min, max]: readonly [number, number], error: string) =>
  z.number().min(min, { error }).max(max, { error });

const span = z
  .strictObject({
    from: clockTime('Opens.').meta({ label: 'Opens' }),
    to: clockTime('Closes.').meta({ label: 'Closes' }),
  })
  .refine(({ from, to }) => from < to, { error: 'a door that opens (from) before it closes (to)' });

/** content/dealers/dealers.yaml: who shows and installs the waste systems. */
export const dealersSchema = z
  .array(
    z.strictObject({
      id: key('Short name (id) of the dealer, the last part of its address; no other has it.'),
      name: nonEmpty('Name.'),
      type: z.enum(['kitchen-professional', 'wholesale']).describe('Kitchen professional or wholesale dealer.'),
      street: nonEmpty('Street and number.'),
      zip: nonEmpty('Postcode.'),
      city: nonEmpty('Town.'),
      country: z.enum(COUNTRIES).describe('Country, two letters.'),
      lat: degrees(SOUTH_TO_NORTH, 'degrees north, 35 to 56 (lon is the smaller number)').describe(
        'Latitude in degrees.',
      ),
      lon: degrees(WEST_TO_EAST, 'degrees east, -6 to 19 (lat is the larger number)').describe('Longitude in degrees.'),
      lines: z.array(entryOf('lines', 'Short name (id) of a product line.')).describe('Product lines on show.'),
      exhibits: z.boolean().describe('Products can be seen there.'),
      assembles: z.boolean().describe('Comes and installs the products.'),
      phone: nonEmpty('Telephone.'),
      email: z.email({ error: 'an e-mail address' }).describe('E-mail address.'),
      web: z.url({ error: 'an address' }).describe('Website.'),
      hours: z
        .array(
          z.strictObject({
            days: z.array(z.enum(WEEKDAYS)).min(1).describe('Days of the week.'),
            spans: z.array(span).min(1).describe('Opening times, local time.'),
          }),
        )
        .describe('Opening hours.'),
    }),
  )
  .describe('The dealer network.');

export type Dealer = z.infer<typeof dealersSchema>[number];

/** @throws Error naming file, field, found and expected. */
export const parseDealers = (raw: unknown, file: string): Dealer[] => parseEntry(dealersSchema, raw, file);
