import * as z from 'zod';

/** What an owner may set of how much strangers may do, and how they are told apart. */
export const limitSettings = {
  PROXIES: z.coerce
    .number({ error: (issue) => `PROXIES should be a number from 0 to 9, found "${issue.input}"` })
    .int()
    .min(0)
    .max(9)
    .default(0)
    .describe('trusted proxies in front of the shop, which write `x-forwarded-for`; limits count by visitor'),
  LIMITS: z
    .string()
    .regex(/^\s*([a-z-]+=(\d+:\d+(,\d+:\d+)*)?(\s+|$))*$/, {
      error: (issue) => `LIMITS should be like "order=51:10,101:60 guest=", found "${issue.input}"`,
    })
    .transform(readLimits)
    .optional()
    .describe(
      'other limits than those in `integrations/store-api/limits/attempts.ts`: `order=51:10,101:60 guest=` lets a visitor order as a guest every 10 seconds from the 51st time a day on, and every 60 from the 101st, and does not limit new guests',
    ),
  HOLD_DAYS: z.coerce
    .number({ error: (issue) => `HOLD_DAYS should be a number, found "${issue.input}"` })
    .min(0)
    .default(14)
    .describe(
      'how long an unpaid order of a guest, or of an account that has not confirmed its address, keeps closeouts and promotions with so many uses, unless somebody begins with it: the 10 days that prepayment promises, and some for the transfer; then it is called off; 0: for ever',
    ),
  HOLD_HOURS: z.coerce
    .number({ error: (issue) => `HOLD_HOURS should be a number, found "${issue.input}"` })
    .min(0)
    .default(24)
    .describe('the same for orders that are to be paid at once, by card or TWINT'),
};

/** The steps of each limit that is named, as they stand in `LIMITS`. */
function readLimits(text: string): Record<string, { from: number; seconds: number }[]> {
  const entries = text.split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => {
      const [name = '', steps = ''] = entry.split('=');
      const read = steps.split(',').filter(Boolean);
      return [
        name,
        read.map((step) => {
          const [from = 0, seconds = 0] = step.split(':').map(Number);
          return { from, seconds };
        }),
      ];
    }),
  );
}
