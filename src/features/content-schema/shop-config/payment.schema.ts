import * as z from 'zod';
import { chfAmount } from '../price.schema.ts';
import { day, key, text } from '../text.schema.ts';
import { COUNTRIES, countryCode } from './country.schema.ts';

export const GROUPS = ['private', 'professional'] as const;
export const groups = z.array(z.enum(GROUPS)).describe('Customer groups.');

const paymentMethodSchema = z
  .strictObject({
    id: key('By which other content names the payment method.'),
    position: z.int().min(1).describe('Place in the list, 1 first.'),
    default: z.boolean().default(false).describe('A new cart starts with this method.'),
    name: text('Name.'),
    text: text('How it works, one or two sentences.'),
    flow: z
      .enum(['none', 'redirect'])
      .describe('None: the order is placed. Redirect: a payment page follows after 5 seconds.'),
    dueDays: z.int().min(0).optional().describe('Days until payment is due.'),
    currencies: z.array(z.string()).optional().describe('Only in these currencies.'),
    availability: z
      .array(
        z.strictObject({
          groups,
          countries: z.array(countryCode).describe('Countries of the billing address.'),
          maxTotal: chfAmount('Highest total of the order in CHF.').optional(),
        }),
      )
      .describe('Who may pay this way; one entry has to hold.'),
    hint: text('For whom it is, in words.').optional(),
    changeableAfterOrder: z.boolean().describe('An order that is not paid yet may change to it or away from it.'),
  })
  .describe('A payment method.');

const rounding = (help: string) =>
  z
    .strictObject({
      decimals: z.int().describe('Decimals.'),
      interval: z.number().positive().describe('Smallest coin, 0.05 for francs.'),
      roundForNet: z.boolean().describe('Prices without VAT are rounded as well.'),
    })
    .describe(help);

const rates = Object.fromEntries(COUNTRIES.map((iso) => [iso, z.number().min(0).max(30).describe('VAT in percent.')]));

/** How is paid, in which money, with which tax. */
export const paymentFields = {
  paymentMethods: z.array(paymentMethodSchema).describe('Payment methods.'),
  currencies: z
    .array(
      z.strictObject({
        iso: z.string().length(3).describe('Three letters: CHF.').meta({ label: 'Currency' }),
        symbol: z.string().describe('Sign before or after the amount.'),
        shortName: z.string().describe('Short name.'),
        factor: z
          .number()
          .positive()
          .describe('What 1 CHF is in this currency, fixed by hand.')
          .meta({ label: 'Exchange rate' }),
        factorSince: day('Day on which the rate was fixed.').optional(),
        default: z.boolean().default(false).describe('It is the shop’s own currency.'),
        name: text('Name.'),
        itemRounding: rounding('Rounding of one item.'),
        totalRounding: rounding('Rounding of the total.'),
      }),
    )
    .describe('Currencies.'),
  taxes: z
    .array(
      z.strictObject({
        id: key('By which other content names the class.'),
        productTax: z.number().min(0).max(30).describe('VAT by which products name the class, in percent.'),
        name: text('Name.'),
        rates: z.strictObject(rates).describe('VAT in percent in each delivery country.'),
      }),
    )
    .describe('Tax classes: the gross price stays, the share of tax follows the country of delivery.'),
  taxNotes: z
    .strictObject({
      gross: text('Beside gross prices.'),
      net: text('Beside net prices.').meta({ label: 'Beside prices without VAT' }),
    })
    .describe('Words about tax.'),
};

export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
