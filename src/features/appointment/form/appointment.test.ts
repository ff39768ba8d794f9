import { describe, expect, it } from 'vitest';
import type { Partner } from '../partner/partners.ts';
import { type AppointmentValues, appointmentSchema, type Frame, requestOf } from './appointment.ts';

const PARTNER: Partner = {
  ...{ id: 'aare-kuechen', name: 'Aare Küchen', street: 'Stadtgrabenweg 2', zip: '5000', city: 'Aarau', country: 'CH' },
  ...{ isWholesale: false, exhibits: true, assembles: true, phone: '+41 62 000 08 00', lat: 47.4, lon: 8 },
  hours: [{ days: ['thursday'], spans: [{ from: '09:00', to: '12:00' }] }],
};
const FRAME: Frame = { service: 'assembly', partner: PARTNER, days: { first: '2026-11-25', last: '2027-05-23' } };
const VISIT: Frame = { ...FRAME, service: 'exhibition' };
const WRITTEN: AppointmentValues = {
  ...{ description: 'X-LINE 550', firstName: 'Ruth', lastName: 'Ammann', phone: '+41 56 000 00 00' },
  ...{ street: 'Obere Halde', streetNumber: '14', zip: '5400', city: 'Baden', acceptedTerms: true },
};

const problemsOf = (frame: Frame, values: AppointmentValues) =>
  Object.fromEntries(
    appointmentSchema(frame)
      .safeParse(values)
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  );

describe('A request to a partner (C14, E1, E2, E3)', () => {
  it('needs everything but an address for the copy, and for an installation no day', () => {
    expect(problemsOf(FRAME, WRITTEN)).toEqual({});
    expect(problemsOf(FRAME, {})).toEqual({
      ...{ description: 'required', firstName: 'required', lastName: 'required', phone: 'required' },
      ...{ street: 'required', streetNumber: 'required', zip: 'required', city: 'required', acceptedTerms: 'terms' },
    });
  });

  it('says what is wrong with what was typed', () => {
    expect(problemsOf(FRAME, { ...WRITTEN, email: 'ruth@', phone: 'abends', city: '  ' })).toEqual({
      ...{ email: 'email', phone: 'phone', city: 'required' },
    });
  });

  it('to see the showroom needs day and time', () => {
    expect(problemsOf(VISIT, WRITTEN)).toEqual({ day: 'required', time: 'required' });
    expect(problemsOf(VISIT, { ...WRITTEN, day: '2026-12-03', time: '10:00' })).toEqual({});
  });

  it.each([
    ['today', '2026-11-24', 'dayRange'],
    ['far ahead', '2027-05-27', 'dayRange'],
    ['on a closed day', '2026-12-04', 'closedDay'],
  ])('is for no visit %s', (_, day, problem) => {
    expect(problemsOf(VISIT, { ...WRITTEN, day, time: '10:00' })).toEqual({ day: problem });
  });

  it('may wish for an installation on a day on which the showroom is closed', () => {
    expect(problemsOf(FRAME, { ...WRITTEN, day: '2026-12-04' })).toEqual({});
    expect(problemsOf(FRAME, { ...WRITTEN, day: '2026-11-24' })).toEqual({ day: 'dayRange' });
  });
});

describe('What the store gets of it', () => {
  const measures = { bodyWidth: 550 };

  it('is what was filled in, without blanks and empty fields', () => {
    const values = { ...WRITTEN, lastName: ' Ammann ', email: ' ', day: '', time: '' };
    expect(requestOf({ service: 'assembly', measures: {} }, 'aare-kuechen', values)).toEqual({
      ...WRITTEN,
      ...{ serviceType: 'assembly', partnerId: 'aare-kuechen' },
    });
  });

  it('has the measures of the configurator (C15), and the time of a visit only', () => {
    const values = { ...WRITTEN, day: '2026-12-03', time: '10:00' };
    expect(requestOf({ service: 'exhibition', measures }, 'x', values)).toMatchObject({ time: '10:00', measures });
    expect(requestOf({ service: 'assembly', measures }, 'x', values)).not.toHaveProperty('time');
  });
});
