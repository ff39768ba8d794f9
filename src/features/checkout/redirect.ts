/** How long the page of an order that is not paid yet stays on the screen before it goes on to the payment page. */
export const redirectAfterMs = 5000;

/** Whether an address may be followed: a page of the web, nothing that runs here. */
export const isWebAddress = (url: string | null | undefined): url is string =>
  Boolean(url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
