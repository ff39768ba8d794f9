const DAY_MS = 24 * 60 * 60 * 1000;

/** How long the link of a mail opens what waits for it; afterwards that is swept away. */
export const CONFIRM_REGISTRATION_MS = 7 * DAY_MS;
export const CONFIRM_STOCK_NOTICE_MS = 7 * DAY_MS;
export const CONFIRM_NEWSLETTER_MS = 30 * DAY_MS;
