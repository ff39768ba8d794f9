/** The keys of `account` that the forms show; pages hand them to `formWords`. */

const PASSWORD_WORDS = ['passwordShow', 'passwordHide'] as const;

const PERSON_WORDS = [
  'field-salutationId',
  'field-firstName',
  'field-lastName',
  'field-birthday',
  'field-birthdayDay',
  'field-birthdayMonth',
  'field-birthdayYear',
  'hint-birthday',
] as const;

const PLACE_WORDS = [
  'field-company',
  'field-street',
  'field-zipcode',
  'field-city',
  'field-countryId',
  'field-countryStateId',
  'field-phoneNumber',
  'hint-phoneNumber',
] as const;

export const LOGIN_WORDS = [
  ...PASSWORD_WORDS,
  ...(['login', 'loggingIn', 'passwordForgotten', 'field-email', 'field-password'] as const),
] as const;

export const REGISTER_WORDS = [
  ...PASSWORD_WORDS,
  ...PERSON_WORDS,
  ...PLACE_WORDS,
  ...(['field-email', 'field-password', 'hint-password', 'field-vatIds', 'hint-vatIds', 'consentPrivacy'] as const),
  ...(['accountType', 'accountTypePrivate', 'accountTypeBusiness', 'field-trade', 'addressTitle'] as const),
  ...(['field-emailConfirmation', 'field-passwordConfirm', 'field-promoCode', 'hint-promoCode'] as const),
  ...(['register', 'registering', 'registerProfessional'] as const),
  ...(['registerOptinTitle', 'registerOptinText', 'registerOptinMissing'] as const),
] as const;

export const ADDRESS_WORDS = [...PERSON_WORDS, ...PLACE_WORDS, 'field-additionalAddressLine1'] as const;

export const PROFILE_WORDS = [
  ...PASSWORD_WORDS,
  ...PERSON_WORDS,
  ...([
    'field-company',
    'field-vatIds',
    'hint-vatIds',
    'field-email',
    'field-emailConfirmation',
    'field-newEmail',
  ] as const),
  ...(['field-oldPassword', 'field-newPassword', 'field-newPasswordConfirm', 'hint-password'] as const),
  ...(['emailTitle', 'changePasswordTitle'] as const),
] as const;

export const RECOVER_WORDS = [
  ...PASSWORD_WORDS,
  ...(['field-email', 'recoverSubmit', 'recoverSent'] as const),
  ...(['field-newPassword', 'field-newPasswordConfirm', 'hint-password', 'resetSubmit'] as const),
] as const;

export const CONVERT_WORDS = [
  ...PASSWORD_WORDS,
  ...(['field-email', 'field-password', 'hint-password', 'register', 'registering'] as const),
] as const;

/** Every word that a form of the account may say. */
export type AccountWord = (
  | typeof LOGIN_WORDS
  | typeof REGISTER_WORDS
  | typeof ADDRESS_WORDS
  | typeof PROFILE_WORDS
  | typeof RECOVER_WORDS
  | typeof CONVERT_WORDS
)[number];
