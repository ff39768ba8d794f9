import * as z from 'zod';
import { FAMILIES } from '../product.schema.ts';
import { entryOf, key, text } from '../text.schema.ts';
import { GROUPS } from './payment.schema.ts';

const registration = z
  .strictObject({
    approval: z.enum(['manual']).describe('Manual: the merchant approves.'),
    until: z.enum(GROUPS).describe('The group whose prices apply until then.'),
    required: z.array(z.enum(['company', 'vatId'])).describe('Fields that must be filled in.'),
    types: z
      .array(z.strictObject({ id: key('By which other content names it.'), name: text('Name.') }))
      .describe('Trades from which one chooses who applies; none: nobody is asked.'),
  })
  .describe('How one gets into the group.');

/** How customers are addressed and grouped, what they are promised, and the limits. */
export const customerFields = {
  salutations: z
    .array(
      z.strictObject({
        key: z.string().describe('Its name in the shop system; please leave it as it is.'),
        position: z.int().describe('Place in the list.'),
        default: z.boolean().default(false).describe('Chosen until somebody chooses another.'),
        name: text('In the form.'),
        letter: text('How a mail begins; the names are put in where they stand in braces.'),
      }),
    )
    .describe('Salutations.'),
  customerGroups: z
    .array(
      z.strictObject({
        id: z.enum(GROUPS).describe('Short name (id) of the group.'),
        default: z.boolean().default(false).describe('Guests and new customers belong to it.'),
        displayGross: z.boolean().describe('This group sees prices including VAT.'),
        name: text('Name.'),
        text: text('What the prices are.'),
        registration: registration.optional(),
      }),
    )
    .describe('Customer groups.'),
  guarantees: z
    .array(
      z.strictObject({
        id: key('By which the guarantees block names it.'),
        years: z.int().optional().describe('Years.'),
        days: z.int().optional().describe('Days.'),
        icon: z.string().describe('Name of the icon.'),
        title: text('The promise.'),
        text: text('What it covers.'),
        page: entryOf('pages', 'Page that explains it.'),
        families: z.array(z.enum(FAMILIES)).optional().describe('Only for these families.'),
      }),
    )
    .describe('What the shop promises.'),
  limits: z
    .strictObject({
      minAge: z.int().describe('Youngest customer, in years.'),
      maxPurchase: z.int().describe('Largest quantity of one line where the product sets none, in pieces.'),
      reviewMinCharacters: z.int().describe('Shortest review, in characters.'),
      wishlistItems: z.int().describe('Longest wishlist, in articles.'),
    })
    .describe('Limits.'),
};
