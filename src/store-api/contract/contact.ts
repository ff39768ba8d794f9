import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { text } from './entity.ts';

/** A message to customer service. The fields from `street` on are this shop's own; every Shopware passes them on. */
export type ContactForm = {
  email: string;
  subject: string;
  comment: string;
  salutationId?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  street?: string;
  streetNumber?: string;
  zip?: string;
  location?: string;
  countryId?: string;
  /** What `readCaptcha` asked for, solved. */
  captcha?: string;
};

/** The same fields as a form, with pictures and PDF under `media`, work with the embedded store only. */
export const sendContactForm = call<ContactForm | FormData>()(
  'POST',
  '/contact-form',
  z.nullish(z.looseObject({ individualSuccessMessage: text })),
);
