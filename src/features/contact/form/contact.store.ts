import { type CaptchaAnswer, type CaptchaTrouble, solveCaptcha } from '#features/captcha/captcha.store.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import { ApiError, type Failure, failureOf } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { type ContactForm, sendContactForm } from '#store-api/contract/contact.ts';
import { uploadWith } from '#store-api/upload.ts';

/** The result of sending. The form keeps its input in any case. */
export type Outcome =
  | { state: 'sent' | 'fileTooLarge' | 'fileType' | 'uploadFailed' }
  | { state: 'captcha'; trouble: CaptchaTrouble }
  | Failure
  | { state: 'refused'; error: ApiError };

/** Progress of sending: the captcha first, then the upload, 0 to 1. */
export type Step = 'solving' | { share: number };

/** Messages to customer service. */
export function createContact(send: Send, solve: () => Promise<CaptchaAnswer>) {
  /**
   * Sends a message, with or without a file. Never rejects. `hasCaptcha`: whether the store asks for one; a Shopware does
   * not.
   */
  async function write(
    message: ContactForm,
    file: File | undefined,
    onStep: (step: Step) => void,
    hasCaptcha = true,
  ): Promise<Outcome> {
    if (hasCaptcha) onStep('solving');
    const solved = hasCaptcha
      ? await solve().catch((error: unknown) => outcomeOf(error, false)) // the upload has not started
      : { token: '' };
    if ('state' in solved) return solved;
    if ('trouble' in solved) return { state: 'captcha', trouble: solved.trouble };
    onStep({ share: 0 });
    const body = solved.token ? { ...message, captcha: solved.token } : message;
    try {
      const upload = file && { body: formOf(body, file), fetch: uploadWith((share) => onStep({ share })) };
      await send(sendContactForm, upload ?? { body });
      return { state: 'sent' };
    } catch (error) {
      return outcomeOf(error, Boolean(file));
    }
  }

  return { write };
}

function formOf(message: ContactForm, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(message)) form.append(name, value);
  form.append('media', file);
  return form;
}

function outcomeOf(error: unknown, hasFile: boolean): Outcome {
  if (!(error instanceof ApiError)) return { state: hasFile ? 'uploadFailed' : 'failed' };
  if (error.status === 413) return { state: 'fileTooLarge' };
  if (error.has('CONTENT__MEDIA_FILE_TYPE_NOT_SUPPORTED')) return { state: 'fileType' };
  if (error.has('FRAMEWORK__INVALID_CAPTCHA_VALUE')) return { state: 'captcha', trouble: 'executeFailed' };
  return error.status === 400 ? { state: 'refused', error } : failureOf(error);
}

export const contact = createContact(sendAsShopper, () => solveCaptcha(sendAsShopper));
