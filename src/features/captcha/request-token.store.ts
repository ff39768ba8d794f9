import type { Service } from './services.ts';

/** Its script did not come. */
export class ScriptError extends Error {}

type TokenCallback = (token: string) => void;
/** What both services take to draw their box, and what they call back. */
type Box = { sitekey: string; callback: TokenCallback; 'error-callback': () => void; appearance?: 'interaction-only' };

/** The services as their scripts leave them on the page, as far as a form needs them. */
type CaptchaApi = { render: (place: HTMLElement, box: Box) => unknown };
type Globals = {
  grecaptcha?: CaptchaApi & {
    ready: (then: () => void) => void;
    execute: (siteKey: string, what: { action: string }) => Promise<string>;
  };
  turnstile?: CaptchaApi;
};

/** Longest time for a script or a silent check, in ms; who has a box to tick takes the time they need. */
const PATIENCE_MS = 15_000;

/**
 * The token of a service for one sending. Its script is loaded now, when somebody sends, and not before; a box to tick
 * stands in `place` until it is ticked.
 * @throws {ScriptError} when the script does not come, anything else when the service refuses
 */
export async function askService(provider: string, service: Service, siteKey: string, place: Element): Promise<string> {
  await load(service.script.replace('{key}', encodeURIComponent(siteKey)));
  const { grecaptcha, turnstile } = globalThis as Globals;
  if (provider === 'turnstile') return tick(turnstile, siteKey, place);
  if (!grecaptcha) throw new ScriptError(service.script);
  await inTime(new Promise<void>((ready) => grecaptcha.ready(ready)));
  return provider === 'recaptcha-v2'
    ? tick(grecaptcha, siteKey, place)
    : inTime(grecaptcha.execute(siteKey, { action: 'submit' }));
}

/** Draws the box anew each time, because a token is good for one sending; Turnstile shows it only to who looks like a robot. */
async function tick(service: CaptchaApi | undefined, sitekey: string, place: Element): Promise<string> {
  if (!service) throw new ScriptError();
  const box = place.appendChild(document.createElement('div'));
  try {
    return await new Promise<string>((callback, refuse) =>
      service.render(box, {
        sitekey,
        callback,
        'error-callback': () => refuse(new Error()),
        appearance: 'interaction-only',
      }),
    );
  } finally {
    box.remove();
  }
}

const scripts = new Map<string, Promise<void>>();

/** Each script once; one that did not come is asked for again by the next sending. */
function load(src: string): Promise<void> {
  const loading = scripts.get(src) ?? inTime(append(src));
  scripts.set(src, loading);
  return loading.catch(() => {
    scripts.delete(src);
    throw new ScriptError(src);
  });
}

function append(src: string): Promise<void> {
  return new Promise<void>((loaded, lost) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.onload = () => loaded();
    script.onerror = lost;
    document.head.append(script);
  });
}

/** A service that says nothing has failed. */
const inTime = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([promise, new Promise<never>((_, lost) => setTimeout(() => lost(new Error('Too slow')), PATIENCE_MS))]);
