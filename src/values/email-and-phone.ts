/**
 * One `@`, something on both sides, a dot in the domain, no spaces: what a shop can check before the mail proves the rest.
 * None of the signs that make a list, a name or another line of it in a mail's header.
 */
const SHAPE = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@.,;:<>()[\]"\\\p{Cc}]+(\.[^\s@.,;:<>()[\]"\\\p{Cc}]+)+$/u;

/** Longest address that SMTP carries (RFC 5321). */
const MAX_LENGTH = 254;

/** Whether `value` has the shape of an e-mail address. */
export function isEmail(value: string): boolean {
  return value.length <= MAX_LENGTH && SHAPE.test(value);
}

/** Digits, blanks and the usual signs, perhaps a plus in front: `+41 41 660 00 00`. */
export const isPhone = (value: string): boolean => /^\+?[\d\s()/.-]{3,30}$/.test(value);
