/** What a page says when it is shown without a connection; `{{date}}` is when it was read. */
export interface StaleWords {
  stale: string;
  asOf: string;
}

/**
 * A kept page that says what it is: on top since when, and at each price once more, so that no old price looks fresh.
 * It changes attributes and text only, which the page's content policy lets pass.
 */
export function markStale(html: string, { stale, asOf }: StaleWords, date: string): string {
  const note = `<p class="msg warn stale" role="status">${stale.replace('{{date}}', date)}</p>`;
  return html
    .replace(/<main\b[^>]*>/, (main) => main + note)
    .replaceAll(/ data-(?:price|tiers|stock)="/g, (place) => ` data-as-of="${asOf.replace('{{date}}', date)}"${place}`);
}

/** `22.11.2026, 14:05`, by the clock of the browser. */
export const dateWords = (locale: string, date: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(date);
