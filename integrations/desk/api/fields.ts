import * as z from 'zod';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#desk/access/login.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { isEmail } from '#values/email-and-phone.ts';
import { cents } from '#values/money.ts';

/** Fields that several routes take. */

export const shortText = z.string().trim().max(200);
export const number = z.string().trim().min(1).max(50);
export const email = z.string().trim().max(254).refine(isEmail);
export const password = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD);
export const code = z.string().trim().max(20);
export const token = z.string().min(1).max(64);
export const locale = z.enum(LOCALES.map(({ code: each }) => each) as [Locale, ...Locale[]]);
export const reason = z.string().trim().min(1).max(500);

/** A day of the calendar, 2026-11-24; empty for none. */
const day = z
  .union([z.literal(''), z.iso.date()])
  .optional()
  .transform((typed) => typed || null);

export const span = { from: day, to: day };

/** So many pieces of articles. */
export const articles = z
  .array(z.object({ article: number, quantity: z.int().min(1).max(999_999) }))
  .max(500)
  .default([]);

/** `12.90` as cents. */
export const amount = z
  .string()
  .regex(/^\d{1,7}([.,]\d{1,2})?$/)
  .transform((typed) => cents(Number(typed.replace(',', '.'))))
  .refine((value) => value > 0);

/** A switch in a query. */
export const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** Rows of a page of a list. */
export const PAGE = 50;
