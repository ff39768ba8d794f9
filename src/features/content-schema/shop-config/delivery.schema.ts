import * as z from 'zod';
import { chfAmount, DELIVERY_TIMES } from '../product.schema.ts';
import { day, key, text } from '../text.schema.ts';
import { countryCode, DELIVERY_COUNTRIES, ZONES } from './country.schema.ts';
import { clockTime } from './support.schema.ts';

const zone = z.enum(ZONES).describe('Zone of the delivery address.');

const priceSteps = z
  .array(
    z.strictObject({
      to: z
        .number()
        .positive()
        .nullable()
        .describe('End of this step, included, in kilograms, CHF or pieces; empty: no end.')
        .meta({ label: 'Up to' }),
      price: chfAmount('Shipping price in CHF incl. VAT.'),
      freight: z.boolean().default(false).describe('Goes by freight, to the curb.'),
    }),
  )
  .describe('Prices of the whole order, the smallest step first.');

const shippingMethodSchema = z
  .strictObject({
    id: key('By which other content names the shipping method.'),
    position: z.int().min(1).describe('Place in the list, 1 first.'),
    default: z.boolean().default(false).describe('A new cart starts with this method.'),
    name: text('Name.'),
    text: text('How it works, one or two sentences.'),
    transitDays: z
      .record(zone, z.tuple([z.int().min(0), z.int().min(0)]))
      .describe('Business days on the way, from and to, once the item is ready.'),
    freightExtraDays: z.int().min(0).optional().describe('Business days more when it goes by freight.'),
    holdDays: z.int().min(0).optional().describe('Days that a pickup is kept.'),
    cutOff: clockTime('Orders before this time leave the same day.').optional(),
    conditions: z
      .strictObject({
        allInStock: z.boolean().describe('Offered only if every item is in stock.'),
        deliveryTimes: z.array(z.enum(DELIVERY_TIMES)).describe('Only items with these delivery times.'),
        maxKg: z.number().positive().describe('Heaviest order, in kilograms.'),
      })
      .optional()
      .describe('When the method is offered at all.'),
    pricesBy: z
      .enum(['weight', 'value', 'count'])
      .default('weight')
      .describe('What the steps measure: kilograms, the value of the goods in CHF, or pieces.'),
    prices: z.record(zone, priceSteps).describe('Prices in each zone.'),
    freeFrom: z
      .strictObject({
        amount: chfAmount('Value of goods in CHF after discounts.'),
        zones: z.array(zone).describe('Zones in which it holds.'),
        maxKg: z.number().positive().describe('Heaviest order, in kilograms.'),
        promotion: key('Short name (id) of the promotion that takes the shipping off, once.'),
      })
      .optional()
      .describe('From which value shipping is free; the promotion does it.'),
    trackingUrl: z.string().optional().describe('Address of the tracking page, %s = tracking number.'),
  })
  .describe('A shipping method.');

/** How things travel and what it costs. */
export const deliveryFields = {
  deliveryTimes: z
    .array(
      z.strictObject({
        id: z.enum(DELIVERY_TIMES).describe('By which products name it.'),
        min: z.int().min(0).describe('From.').meta({ label: 'At least' }),
        max: z.int().min(0).describe('To.').meta({ label: 'At most' }),
        unit: z.enum(['day', 'week']).describe('What the two figures count.'),
        name: text('As shown beside the price.'),
      }),
    )
    .describe('How soon an item is ready to leave.'),
  shippingMethods: z.array(shippingMethodSchema).describe('Shipping methods.'),
  shippingTax: z.enum(['auto']).describe('Auto: VAT on shipping in proportion to the items’ rates.'),
  shippingNotes: z
    .strictObject({
      beside: text('Words beside every price.'),
      estimate: text('How shipping is worked out.'),
      missing: text('What is missing for free shipping; {amount}.'),
      reached: text('Free shipping is reached.'),
    })
    .describe('Words about shipping.'),
};

export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

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

const rates = Object.fromEntries(
  DELIVERY_COUNTRIES.map((iso) => [iso, z.number().min(0).max(30).describe('VAT in percent.')]),
);

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
