import { formatMessage, type Slice } from '#i18n/format-message.ts';
import type { CartError, LineItem } from '#store-api/contract/cart.ts';

/** The message of a code that does not exist, or no longer. */
export const UNKNOWN_CODE = 'promotion-not-found';

/** How loud a message is; the tones of `ui/Message`. */
type Tone = 'info' | 'success' | 'warning' | 'danger';

/** A message of the cart as words and a tone. */
export type CartMessage = { key: string; tone: Tone; text: string };

/** Level of the Store API's messages from which on something is an error, and from which on a warning. */
const ERROR = 20;
const WARNING = 10;

/** What the cart's words call a message that they do not know. */
const UNKNOWN: string = 'error-unknown';

/** What to say of a message; `lines` are those of the cart it came with. */
export function cartMessage(words: Slice, error: CartError, lines: readonly LineItem[]): CartMessage {
  const values = valuesOf(error, lines);
  const knownKeys = wordKeys(error, values).filter((one) => one in words);
  const texts = knownKeys.map((one) => formatMessage(words, one, values)).filter((text) => !text.includes('{{'));
  return { key: error.key, tone: toneOf(error), text: texts[0] ?? formatMessage(words, UNKNOWN) };
}

/** What to say of a product that went in as it was asked for; what the server has changed says so itself. */
export const addedMessage = (words: Slice<'added'>, name: string): CartMessage => ({
  key: 'added',
  tone: 'success',
  text: formatMessage(words, 'added', { name }),
});

function toneOf({ messageKey, level }: CartError): Tone {
  if (messageKey === 'promotion-discount-added') return 'success';
  if (level >= ERROR) return 'danger';
  return level >= WARNING ? 'warning' : 'info';
}

/** Some kinds have other words when the name is known or not, or when nothing was adjusted. */
function wordKeys({ messageKey, level }: CartError, values: Record<string, string | number>): string[] {
  if (messageKey === 'product-not-found') return [values.name ? 'product-not-found-named' : messageKey];
  if (messageKey !== 'product-stock-reached') return [messageKey, `${messageKey}-unnamed`];
  if (!values.name) return ['product-stock-reached-unknown'];
  return [level >= ERROR ? 'product-stock-reached-several' : messageKey];
}

/** The server's parameters; where it names no product, the line whose id stands in the key does. */
function valuesOf(error: CartError, lines: readonly LineItem[]): Record<string, string | number> {
  const line = lines.find(({ id, referencedId }) => error.key.includes(referencedId || id) || error.key.includes(id));
  const most = error.messageKey === 'product-stock-reached' && line?.quantityInformation?.maxPurchase;
  const lineValues = line && { name: line.label ?? '', quantity: most || line.quantity };
  const given = Object.entries(error.parameters).filter(([, value]) => isWord(value));
  return { ...lineValues, ...(Object.fromEntries(given) as Record<string, string | number>) };
}

const isWord = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && value !== '');
