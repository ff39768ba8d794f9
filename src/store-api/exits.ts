/** Thrown by a page to redirect: `src/middleware.ts` answers with 303. */
export class Redirect extends Error {
  override name = 'Redirect';
}

/** Redirects to a path or URL. */
export function goTo(href: string): never {
  throw new Redirect(href);
}

/** Thrown by a page for what does not exist, or belongs to somebody else; the message replaces the usual one. */
export class NotFound extends Error {
  override name = 'NotFound';
}
