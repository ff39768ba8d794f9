import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import type { AppointmentRequest } from '#store-api/contract/appointment.ts';
import { createAppointments, type Step } from './appointment.store.ts';

const REQUEST = { serviceType: 'assembly', partnerId: 'aare-kuechen', acceptedTerms: true } as AppointmentRequest;

const refusal = (status: number, code?: string, parameters = {}) =>
  new ApiError(
    { status, statusText: '', url: '/appointment-request', headers: new Headers() },
    { errors: [{ code, meta: { parameters } }] },
  );

/** A store that accepts appointment requests, or fails. */
function aStore({ failure, trouble }: { failure?: Error; trouble?: 'loadFailed' | Error } = {}) {
  const send = vi.fn(async () => {
    if (failure) throw failure;
    return { success: true, calendar: 'BEGIN:VCALENDAR' };
  });
  const solve = async () => {
    if (trouble instanceof Error) throw trouble;
    return trouble ? { trouble } : { token: 's.7.g' };
  };
  return { send, ...createAppointments(send as unknown as Send, solve) };
}

describe('A request to a partner', () => {
  it('goes with the solved puzzle, tells every step, and brings the calendar file (7.4, E14)', async () => {
    const { send, submit: sendRequest } = aStore();
    const steps: Step[] = [];
    const outcome = await sendRequest(REQUEST, (step) => steps.push(step));
    expect(outcome).toEqual({ state: 'sent', calendar: 'BEGIN:VCALENDAR' });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ path: '/appointment-request' }), {
      body: { ...REQUEST, captcha: 's.7.g' },
    });
    expect(steps).toEqual(['solving', 'sending']);
  });

  it('is not sent where the puzzle can’t be had', async () => {
    const { send, submit: sendRequest } = aStore({ trouble: 'loadFailed' });
    expect(await sendRequest(REQUEST, () => {})).toEqual({ state: 'captcha', trouble: 'loadFailed' });
    expect(send).not.toHaveBeenCalled();
  });

  it('whose puzzle can’t be asked for without a connection says so itself, and does not blame the check (H8)', async () => {
    const { send, submit: sendRequest } = aStore({ trouble: new TypeError('no line') });
    expect(await sendRequest(REQUEST, () => {})).toEqual({ state: 'failed' });
    expect(send).not.toHaveBeenCalled();
  });

  const violation = refusal(400, 'VIOLATION::IS_BLANK_ERROR');
  it.each([
    [new TypeError('no line'), { state: 'failed' }],
    [refusal(502), { state: 'failed' }],
    [refusal(404), { state: 'failed' }],
    [refusal(429, undefined, { seconds: 42 }), { state: 'throttled', seconds: 42 }],
    [refusal(403, 'FRAMEWORK__INVALID_CAPTCHA_VALUE'), { state: 'captcha', trouble: 'executeFailed' }],
    [violation, { state: 'refused', error: violation }],
  ])('that did not get through says why: %s', async (failure, outcome) => {
    expect(await aStore({ failure }).submit(REQUEST, () => {})).toEqual(outcome);
  });
});
