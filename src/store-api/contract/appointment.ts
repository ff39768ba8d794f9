import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { text } from './entity.ts';

/** Inner and outer measures of a cabinet. */
export const MEASURES = [
  'bodyWidth',
  'bodyHeight',
  'installationHeight',
  'installationDepth',
  'bodyDepth',
  'sideWall',
] as const;

/** An installation by a partner, or a visit to its showroom; measures of the cabinet in mm. */
export type AppointmentRequest = {
  serviceType: 'exhibition' | 'assembly';
  /** Id of a dealer. */
  partnerId: string;
  firstName: string;
  lastName: string;
  /** Gets a copy; a customer's own address stands in for it. */
  email?: string;
  phone: string;
  street: string;
  streetNumber: string;
  zip: string;
  city: string;
  description: string;
  /** The day that is wished for, `2026-12-03`, and for a visit the time, `10:30` on the clock of Zurich. */
  day?: string;
  time?: string;
  acceptedTerms: true;
  measures?: Partial<Record<(typeof MEASURES)[number], number>>;
  /** What `readCaptcha` asked for, solved. */
  captcha?: string;
};

/** `calendar` is a calendar file (RFC 5545) of the day that was wished for; null without one. */
const AppointmentAnswer = z.looseObject({ success: z.optional(z.boolean()), calendar: text });

/** Extension of the embedded store. */
export const requestAppointment = call<AppointmentRequest>()('POST', '/appointment-request', AppointmentAnswer);
