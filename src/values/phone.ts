/** Digits, blanks and the usual signs, perhaps a plus in front: `+41 41 660 00 00`. */
export const isPhone = (value: string): boolean => /^\+?[\d\s()/.-]{3,30}$/.test(value);
