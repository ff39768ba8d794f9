import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wordsIn } from '#i18n/words.ts';
import { CaptchaNotice } from './CaptchaNotice.tsx';
import type { CaptchaKind } from './captcha-kind.server.ts';

const words = wordsIn('de', 'captcha');
const renderedText = (captcha: CaptchaKind, isBusy: boolean) =>
  renderToStaticMarkup(<CaptchaNotice words={words} captcha={captcha} isBusy={isBusy} />).replace(/<[^>]+>/g, '');

const WATCHER = { service: 'Cloudflare Turnstile', hasBox: false };
const BOX = { service: 'Google reCAPTCHA', hasBox: true };

it.each([
  ['the shop itself', 'own', true, /^Ihr Browser löst eine kurze Rechenaufgabe$/],
  ['the shop itself before', 'own', false, /^Spamschutz\. Die Prüfung läuft bei uns/],
  ['a box to tick', BOX, true, /^Bitte bestätigen Sie, dass Sie ein Mensch sind$/],
  ['a service that only watches', WATCHER, true, /^Spamschutz\. Beim Senden prüft Cloudflare Turnstile/],
  ['nobody', undefined, true, /^$/],
] as const)(
  'says who keeps robots away, and asks for nothing that is not to be done: %s (E14)',
  (_, kind, isBusy, text) => expect(renderedText(kind, isBusy)).toMatch(text),
);
