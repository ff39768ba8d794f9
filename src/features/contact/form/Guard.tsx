import { tell } from '#i18n/tell.ts';
import type { FormFacts } from './facts.ts';
import type { ContactWords } from './words.ts';

interface GuardProps {
  /** The check is under way. */
  isBusy: boolean;
  words: ContactWords['captcha'];
  captcha: FormFacts['captcha'];
}

/** Who keeps robots away, and who learns of it (E14). Empty where nobody does. */
export const Guard = ({ isBusy, words, captcha }: GuardProps) => (
  <p className="small soft" role="status">
    {isBusy ? tell(words, captcha === 'own' ? 'working' : 'tick') : said(words, captcha)}
  </p>
);

function said(words: GuardProps['words'], captcha: GuardProps['captcha']): string {
  if (!captcha) return '';
  const how = captcha === 'own' ? tell(words, 'privacy') : tell(words, 'service', { name: captcha.service });
  return `${tell(words, 'label')}. ${how}`;
}
