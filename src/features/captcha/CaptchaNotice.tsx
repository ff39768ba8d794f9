import { formatMessage } from '#i18n/format-message.ts';
import type { CaptchaTrouble } from './captcha.store.ts';
import type { CaptchaKind, CaptchaWords } from './captcha-kind.server.ts';

interface CaptchaNoticeProps {
  /** The check is under way. */
  isBusy: boolean;
  words: CaptchaWords;
  captcha: CaptchaKind;
}

/** Who keeps robots away, and who learns of it. Empty where nobody does. */
export const CaptchaNotice = ({ isBusy, words, captcha }: CaptchaNoticeProps) => (
  <p className="small soft" role="status">
    {noticeText(words, captcha, isBusy)}
  </p>
);

function noticeText(words: CaptchaWords, captcha: CaptchaKind, isBusy: boolean): string {
  if (!captcha) return '';
  if (isBusy && captcha === 'own') return formatMessage(words, 'working');
  if (isBusy && captcha !== 'own' && captcha.hasBox) return formatMessage(words, 'tick');
  const how =
    captcha === 'own' ? formatMessage(words, 'privacy') : formatMessage(words, 'service', { name: captcha.service });
  return `${formatMessage(words, 'label')}. ${how}`;
}

interface CaptchaFailureProps {
  trouble: CaptchaTrouble;
  words: CaptchaWords;
  /** Who can be written to instead. */
  email: string;
}

/** Why the check did not work, and what helps. */
export const CaptchaFailure = ({ trouble, words, email }: CaptchaFailureProps) => (
  <>
    <b>{formatMessage(words, trouble)}</b>
    <p>{formatMessage(words, trouble === 'executeFailed' ? 'failedHelp' : 'loadFailedHelp', { email })}</p>
  </>
);
