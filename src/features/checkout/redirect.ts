/** How long the page of an unpaid order is shown before it redirects to the payment page, in ms. */
export const redirectAfterMs = 5000;

/** Whether a URL may be followed: http or https, no `javascript:`. */
export const isWebAddress = (url: string | null | undefined): url is string =>
  Boolean(url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
