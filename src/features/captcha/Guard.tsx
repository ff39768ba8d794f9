import { tell } from '#i18n/tell.ts';
import type { CaptchaTrouble } from './captcha.store.ts';
import type { CaptchaKind, CaptchaWords } from './captcha-words.ts';

interface GuardProps {
  /** The check is under way. */
  isBusy: boolean;
  words: CaptchaWords;
  captcha: CaptchaKind;
}

/** Who keeps robots away, and who learns of it (E14). Empty where nobody does. */
export const Guard = ({ isBusy, words, captcha }: GuardProps) => (
  <p className="small soft" role="status">
    {said(words, captcha, isBusy)}
  </p>
);

function said(words: CaptchaWords, captcha: CaptchaKind, isBusy: boolean): string {
  if (!captcha) return '';
  if (isBusy && captcha === 'own') return tell(words, 'working');
  if (isBusy && captcha !== 'own' && captcha.hasBox) return tell(words, 'tick');
  const how = captcha === 'own' ? tell(words, 'privacy') : tell(words, 'service', { name: captcha.service });
  return `${tell(words, 'label')}. ${how}`;
}

interface CaptchaFailureProps {
  trouble: CaptchaTrouble;
  words: CaptchaWords;
  /** Who can be written to instead. */
  email: string;
}

/** Why the check did not work, and what helps (H8). */
export const CaptchaFailure = ({ trouble, words, email }: CaptchaFailureProps) => (
  <>
    <b>{tell(words, trouble)}</b>
    <p>{tell(words, trouble === 'executeFailed' ? 'failedHelp' : 'loadFailedHelp', { email })}</p>
  </>
);
