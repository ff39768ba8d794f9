import * as z from 'zod';
import { localeCode } from '#i18n/languages.schema.ts';
import { parseEntry } from './parse-entry.ts';
import { FAMILIES } from './product.schema.ts';
import { countryFields } from './shop-config/country.schema.ts';
import { deliveryFields, GROUPS, paymentFields } from './shop-config/delivery.schema.ts';
import { supportSchema } from './shop-config/support.schema.ts';
import { entryOf, key, text } from './text.schema.ts';

const nonEmpty = (help: string) => z.string().min(1).describe(help);
export const mail = (help: string) => z.email({ error: 'an e-mail address' }).describe(help);
export const phone = (help: string) =>
  z
    .string()
    .regex(/^\+\d[\d ]{6,}$/, { error: 'an international number like +41 41 000 00 20' })
    .describe(help);

/** Who the shop is: name, address, numbers, who reads which mail. */
const companyFields = {
  id: nonEmpty('By which other content names the shop.'),
  name: nonEmpty('Name of the shop; it ends every page title.'),
  legalName: nonEmpty('Name as registered.'),
  domain: nonEmpty('Domain of the printed addresses.'),
  claim: text('One line under the name.'),
  address: z
    .strictObject({
      company: nonEmpty('Company.'),
      street: nonEmpty('Street and number.'),
      zip: nonEmpty('Postcode.'),
      city: nonEmpty('Town.'),
      canton: nonEmpty('Canton, two letters.'),
      country: nonEmpty('Country, two letters.'),
    })
    .describe('Address of the workshop, where parcels are picked up.'),
  coordinates: z
    .strictObject({
      lat: z.number().describe('Latitude in degrees.'),
      lon: z.number().describe('Longitude in degrees.'),
    })
    .describe('Place on the map.'),
  phone: phone('Telephone of customer service.'),
  email: mail('Address of customer service.'),
  mailFrom: z
    .strictObject({
      name: nonEmpty('Sender’s name.'),
      address: mail('Sender’s address.'),
      replyTo: mail('Where answers go.'),
    })
    .describe('Sender of the shop’s mails.'),
  addresses: z.record(z.string(), mail('An address.')).describe('Who reads what: a topic and its e-mail address.'),
  legal: z
    .strictObject({
      form: text('Legal form.'),
      register: text('Commercial register.'),
      uid: nonEmpty('Company number.'),
      vatId: nonEmpty('VAT number.'),
      jurisdiction: text('Place of jurisdiction.'),
      bank: z
        .strictObject({
          holder: nonEmpty('Account holder.'),
          name: nonEmpty('Bank.'),
          iban: nonEmpty('IBAN.'),
          bic: nonEmpty('BIC.'),
        })
        .describe('Account for prepayment.'),
    })
    .describe('What imprint, invoice and terms name.'),
  timezone: nonEmpty('Time zone of every clock time in content, as in Europe/Zurich.'),
  languages: z
    .array(
      z.strictObject({
        code: localeCode.describe('Which one it is.').meta({ label: 'Language' }),
        htmlLang: nonEmpty('What browsers and search engines are told: de-CH.'),
        prefix: z
          .string()
          .describe('What its addresses begin with; empty for the first language.')
          .meta({ label: 'Beginning of the addresses' }),
        name: nonEmpty('Name in the language itself.'),
        default: z.boolean().default(false).describe('The language whose addresses begin with nothing.'),
      }),
    )
    .describe('Languages of the shop, in the order of the switch.'),
};

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
const customerFields = {
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

/** content/shop/shop.yaml: who, where, when, how it ships, how it is paid. */
export const shopSchema = z
  .strictObject({
    ...companyFields,
    support: supportSchema,
    ...countryFields,
    ...deliveryFields,
    ...paymentFields,
    ...customerFields,
  })
  .describe('The facts of the shop.');

export type Shop = z.infer<typeof shopSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseShop = (raw: unknown, file: string): Shop => parseEntry(shopSchema, raw, file);
