import { type CaptchaAnswer, type CaptchaTrouble, solveCaptcha } from '#features/captcha/captcha.store.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import { ApiError, type Failure, failureOf } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { type AppointmentRequest, requestAppointment } from '#store-api/contract/appointment.ts';

/** The result of sending. The form keeps its input in any case. */
export type Outcome =
  | { state: 'sent'; calendar: string | null }
  | { state: 'captcha'; trouble: CaptchaTrouble }
  | Failure
  | { state: 'refused'; error: ApiError };

/** How far the sending is: a puzzle first. */
export type Step = 'solving' | 'sending';

/** Requests to partners. */
export function createAppointments(send: Send, solve: () => Promise<CaptchaAnswer>) {
  /** Sends a request; whatever happens, there is an outcome. */
  async function sendRequest(request: AppointmentRequest, onStep: (step: Step) => void): Promise<Outcome> {
    onStep('solving');
    const solved = await solve().catch(outcomeOf);
    if ('state' in solved) return solved;
    if ('trouble' in solved) return { state: 'captcha', trouble: solved.trouble };
    onStep('sending');
    const body = solved.token ? { ...request, captcha: solved.token } : request;
    try {
      const { calendar } = await send(requestAppointment, { body });
      return { state: 'sent', calendar: calendar ?? null };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  return { submit: sendRequest };
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return failureOf(error);
  if (error.has('FRAMEWORK__INVALID_CAPTCHA_VALUE')) return { state: 'captcha', trouble: 'executeFailed' };
  return error.status === 400 ? { state: 'refused', error } : failureOf(error);
}

export const appointments = createAppointments(sendAsShopper, () => solveCaptcha(sendAsShopper));
