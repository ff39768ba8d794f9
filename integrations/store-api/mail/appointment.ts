import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import type { MEASURES } from '#store-api/contract/appointment.ts';
/** When somebody would like to come, or have somebody come: a day, for a showroom with the time. */
export type Visit = { day: string; time?: string };

/** What somebody asks of a partner; `email` is empty when it is not known. */
export type Appointment = {
  serviceType: 'exhibition' | 'assembly';
  partner: Dealer;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  streetNumber: string;
  zip: string;
  city: string;
  description: string;
  visit: Visit | undefined;
  measures: Partial<Record<(typeof MEASURES)[number], number>>;
};
