/**
 * A rule for one filled-in field: whether a text obeys, what is wrong otherwise as a key of the words in
 * `validation`, and what fills those words. An empty field obeys every rule but `required`: it may be left out.
 */
export interface Validator {
  key: string;
  values?: Record<string, string | number>;
  obeys: (text: string) => boolean;
}

/** Something that is not blanks alone. */
export const required: Validator = { key: 'required', obeys: (text) => text.trim() !== '' };

/** At least so many characters, blanks among them: they are part of a password. Emoji count once, as in the store. */
export const minLength = (count: number): Validator => ({
  ...{ key: 'minLength', values: { count } },
  obeys: (text) => text === '' || [...text].length >= count,
});

export const maxLength = (count: number): Validator => ({
  ...{ key: 'maxLength', values: { count } },
  obeys: (text) => [...text].length <= count,
});

/** A number from `min` to `max`, both included. */
export const between = (min: number, max: number): Validator =>
  filled('between', (text) => decimal.obeys(text) && numberOf(text) >= min && numberOf(text) <= max, { min, max });

export const minValue = (min: number): Validator =>
  filled('minValue', (text) => decimal.obeys(text) && numberOf(text) >= min, { min });

export const maxValue = (max: number): Validator =>
  filled('maxValue', (text) => decimal.obeys(text) && numberOf(text) <= max, { max });

/** A whole number, negative ones too. */
export const integer = filled('integer', (text) => /^-?\d+$/.test(text));

/** A number with a point or, as most of our shoppers write it, a comma. */
export const decimal = filled('decimal', (text) => /^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(text));

/** Figures and nothing else: an order's number, no sign, no blank. */
export const numeric = filled('numeric', (text) => /^\d+$/.test(text));

/** Letters of any script. */
export const alphabetic = filled('alphabetic', (text) => /^[\p{L}\p{M}]+$/u.test(text));

export const alphanumeric = filled('alphanumeric', (text) => /^[\p{L}\p{M}\p{N}]+$/u.test(text));

/** A complete address of the web. */
export const url = filled('url', (text) => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text));

/** IPv4 in four figures, or IPv6. */
export const ipAddress = filled('ipAddress', (text) => IPV4.test(text) || isIpv6(text));

/** Six pairs of hex digits, parted by colons or hyphens, one kind of them. */
export const macAddress = filled('macAddress', (text) => /^[\da-f]{2}([:-])([\da-f]{2}\1){4}[\da-f]{2}$/i.test(text));

/** The same as another field, whose label fills the words. Blanks count: a password may begin with one. */
export const sameAs = (other: () => string, field: string): Validator => ({
  ...{ key: 'sameAs', values: { field } },
  obeys: (text) => text === other(),
});

/** The first rule that a text breaks. */
export const brokenRule = (text: string, rules: readonly Validator[]): Validator | undefined =>
  rules.find(({ obeys }) => !obeys(text));

function filled(key: string, obeys: (text: string) => boolean, values?: Validator['values']): Validator {
  return { key, ...(values && { values }), obeys: (text) => text.trim() === '' || obeys(text.trim()) };
}

const numberOf = (text: string): number => Number(text.replace(',', '.'));

const IPV4 = /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(?!$)|$)){4}$/;

/** The browser's own parser knows every way to shorten one. */
const isIpv6 = (text: string): boolean =>
  /^[\da-f:.]+$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]`);
