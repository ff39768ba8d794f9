/** Thrown by a page that leads elsewhere: `src/middleware.ts` answers with the redirect (303). */
export class Redirect extends Error {
  override name = 'Redirect';
}

/** Where it goes on instead. */
export function goTo(href: string): never {
  throw new Redirect(href);
}

/** Thrown by a page for what does not exist, or is not this visitor's; the message is shown instead of the usual one. */
export class NotFound extends Error {
  override name = 'NotFound';
}
