import { serveFetch } from './serve-fetch.ts';

/** What the scripts of the services leave on a page, played: a box that is ticked by a press, a silent check, a refusal. */
const SCRIPTS: Record<string, string> = {
  '/recaptcha/api.js': `
    const box = (place, { sitekey, callback }) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I am human' });
      button.onclick = () => callback('box of ' + sitekey);
      place.append(button);
    };
    const execute = (key, { action }) => Promise.resolve(action + ' of ' + key);
    window.grecaptcha = { ready: (then) => then(), render: box, execute };`,
  '/turnstile/v0/api.js': `
    window.turnstile = { render: (place, { sitekey, callback }) => queueMicrotask(() => callback('turn of ' + sitekey)) };`,
};

/** Where the same scripts lie for whom the silent check refuses. */
const REFUSES = '/refuses';

/** A service that tells people from robots, on this machine: serves its script and says that every token is good. */
export async function aRobotCheck() {
  const verified: string[] = [];
  const server = await serveFetch(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/siteverify') {
      verified.push(new URLSearchParams(await request.text()).get('response') ?? '');
      return Response.json({ success: true, score: 0.9 });
    }
    const played = SCRIPTS[pathname.replace(REFUSES, '')];
    const script = pathname.startsWith(REFUSES) ? played?.replace('Promise.resolve(', 'Promise.reject(') : played;
    return new Response(script, { status: script ? 200 : 404, headers: { 'content-type': 'text/javascript' } });
  });
  return { url: server.url, verified, close: server.close };
}
