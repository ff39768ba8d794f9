import * as z from 'zod';
import { parseEntry } from './parse-entry.ts';
import { companyFields } from './shop-config/company.schema.ts';
import { countryFields } from './shop-config/country.schema.ts';
import { customerFields } from './shop-config/customer.schema.ts';
import { deliveryFields } from './shop-config/delivery.schema.ts';
import { paymentFields } from './shop-config/payment.schema.ts';
import { supportSchema } from './shop-config/support.schema.ts';

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
