/** The keys of `account` that the forms show; pages hand them to `formWords`. */

const PASSWORD_WORDS = ['passwordShow', 'passwordHide'] as const;
const PERSON_WORDS = ['field-salutationId', 'field-firstName', 'field-lastName', '*-birthday*'] as const;
const PLACE_WORDS = ['field-co*', 'field-street', 'field-zipcode', 'field-city', '*-phoneNumber'] as const;
const NEW_PASSWORD_WORDS = ['field-newPassword*', 'hint-password'] as const;

export const LOGIN_WORDS = ['login', 'loggingIn', 'password*', 'field-email', 'field-password'] as const;

export const REGISTER_WORDS = [
  ...PASSWORD_WORDS,
  ...PERSON_WORDS,
  ...PLACE_WORDS,
  ...(['field-email*', 'field-password*', 'hint-password', '*-vatIds', '*-promoCode', 'field-trade'] as const),
  ...(['accountType*', 'addressTitle', 'consentPrivacy'] as const),
  ...(['register', 'registering', 'registerProfessional', 'registerOptin*'] as const),
] as const;

export const ADDRESS_WORDS = [...PERSON_WORDS, ...PLACE_WORDS, 'field-additionalAddressLine1'] as const;

export const PROFILE_WORDS = [
  ...PASSWORD_WORDS,
  ...PERSON_WORDS,
  ...NEW_PASSWORD_WORDS,
  ...(['field-company', '*-vatIds', 'field-email*', 'field-newEmail', 'field-oldPassword'] as const),
  ...(['emailTitle', 'changePasswordTitle'] as const),
] as const;

export const RECOVER_WORDS = [
  ...PASSWORD_WORDS,
  ...NEW_PASSWORD_WORDS,
  ...(['field-email', 'recoverSubmit', 'recoverSent', 'resetSubmit'] as const),
] as const;

export const CONVERT_WORDS = [
  ...PASSWORD_WORDS,
  ...(['field-email', 'field-password', 'hint-password', 'register', 'registering'] as const),
] as const;

/** Every word that a form of the account may show. */
export type AccountPattern = (
  | typeof LOGIN_WORDS
  | typeof REGISTER_WORDS
  | typeof ADDRESS_WORDS
  | typeof PROFILE_WORDS
  | typeof RECOVER_WORDS
  | typeof CONVERT_WORDS
)[number];
