import { call } from '#store-api/call.ts';
import { Success } from './entity.ts';

/** An installation by a partner, or a visit to its showroom (C14); measures of the cabinet in mm (C15). */
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
  acceptedTerms: true;
  measures?: Partial<
    Record<'bodyWidth' | 'bodyHeight' | 'installationHeight' | 'installationDepth' | 'bodyDepth' | 'sideWall', number>
  >;
  /** What `readCaptcha` asked for, solved. */
  captcha?: string;
};

/** Extension of the embedded store. */
export const requestAppointment = call<AppointmentRequest>()('POST', '/appointment-request', Success);
