/** A captcha service: name, script, and the sources that the content policy has to allow. */
export interface Service {
  /** Name shown to shoppers. */
  name: string;
  /** Shows a checkbox; the others are invisible, and show a challenge only in doubt. */
  hasBox?: true;
  /** Address of its script; `{key}` is the site key. */
  script: string;
  /** Sources for the content policy, by directive. */
  sources: { script: string[]; frame: string[]; connect: string[] };
}

const GOOGLE = 'https://www.google.com/recaptcha/';
const RECAPTCHA = {
  name: 'Google reCAPTCHA',
  sources: {
    script: [GOOGLE, 'https://www.gstatic.com/recaptcha/'],
    frame: [GOOGLE, 'https://recaptcha.google.com/recaptcha/'],
    connect: [GOOGLE],
  },
};
const CLOUDFLARE = 'https://challenges.cloudflare.com';

/** The services by their value of `CAPTCHA`. The proof of work needs none. */
export const SERVICES: Readonly<Record<string, Service>> = {
  'recaptcha-v2': { ...RECAPTCHA, hasBox: true, script: `${GOOGLE}api.js?render=explicit` },
  'recaptcha-v3': { ...RECAPTCHA, script: `${GOOGLE}api.js?render={key}` },
  turnstile: {
    name: 'Cloudflare Turnstile',
    script: `${CLOUDFLARE}/turnstile/v0/api.js?render=explicit`,
    sources: { script: [CLOUDFLARE], frame: [CLOUDFLARE], connect: [] },
  },
};

/** Sources that the content policy allows besides the shop itself: none where no service is configured. */
export const sourcesFor = (captcha: string | undefined): Service['sources'] =>
  SERVICES[captcha ?? '']?.sources ?? { script: [], frame: [], connect: [] };
