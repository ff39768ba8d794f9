import type { Violation } from '#store/errors.ts';
import { isId } from '#store/id.ts';
import { isKnownOrigin, shopAddress } from '#store/origins.ts';
import { type Body, isObject } from '#store/request.ts';
import type { Store } from '#store/store.ts';
import { isEmail } from '#values/email-and-phone.ts';

/** What a text field has to be. `blank` and `long` are the details of the violations, where they are not the usual ones. */
type TextRule = { required?: boolean; max?: number; min?: number; blank?: string; long?: string };

/** Longest text of a field without a limit of its own, in characters. */
const MAX_CHARACTERS = 255;

/** Longest e-mail address (RFC 5321). */
const MAX_EMAIL = 254;

/** Most entries of a list. */
const MAX_ENTRIES = 20;

/** Signs that no keyboard writes into a field; some databases can't even keep them. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]/u;

/**
 * What no name has: a slash, with which it would be an address; an end of a line; signs that nobody sees, some of which
 * turn a line round. Only those that join letters or keep them apart belong to some scripts.
 */
const NAMELESS = /[\/\p{Cc}\p{Zl}\p{Zp}[\p{Cf}--[\u200c\u200d]]]/v;

/** A text without them, where nobody is to be turned away for one. */
export const writable = (text: string): string => text.replace(new RegExp(UNWRITABLE, 'gu'), '');

/** Reads fields of a body one by one and notes what breaks a rule. A value of a wrong type is read as empty. */
export function fieldsOf(body: Body, pointer: string, violations: Violation[]) {
  const at = (name: string) => `${pointer}/${name}`;
  const report = (name: string, code: string, detail: string, parameters: Record<string, unknown> = {}) => {
    violations.push({ code, pointer: at(name), detail, parameters });
  };

  const wrongType = (name: string, type: string) =>
    report(name, 'INVALID_TYPE_ERROR', `This value should be of type ${type}.`, quoted('type', type));

  const measured = (name: string, rule: TextRule, value: string): string => {
    const max = rule.max ?? MAX_CHARACTERS;
    if (value === '' && rule.required) report(name, 'IS_BLANK_ERROR', rule.blank ?? 'This value should not be blank.');
    else if (value.length > max)
      report(name, 'TOO_LONG_ERROR', rule.long ?? `This value is too long. It should have ${max} characters or less.`, {
        '{{ limit }}': max,
      });
    else if (value !== '' && value.length < (rule.min ?? 0))
      report(name, 'TOO_SHORT_ERROR', `This value is too short. It should have ${rule.min} characters or more.`, {
        '{{ limit }}': rule.min,
      });
    return value;
  };

  const verbatim = (name: string): string | undefined => {
    const value = body[name] ?? '';
    if (typeof value === 'string') return value;
    wrongType(name, 'string');
    return undefined;
  };

  const text = (name: string, rule: TextRule = {}): string => {
    const value = verbatim(name)?.trim();
    if (value === undefined) return '';
    if (UNWRITABLE.test(value)) report(name, 'REGEX_FAILED_ERROR', 'This value is not valid.');
    return measured(name, rule, value);
  };

  return {
    text,
    report,
    /** A text that may be missing; an empty one counts as missing. */
    optional: (name: string, rule: TextRule = {}): string | null => text(name, rule) || null,
    /** A password: every sign of it counts, spaces at its ends too. */
    secret: (name: string, rule: TextRule): string => {
      const value = verbatim(name);
      return value === undefined ? '' : measured(name, rule, value);
    },
    /** A name of somebody, which mails repeat: an address in it would make the shop send advertising. */
    name: (name: string, rule: TextRule = {}): string | null => {
      const value = verbatim(name)?.trim();
      if (value === undefined) return null;
      if (/https?:|www\.|:\/\//i.test(value))
        report(name, 'REGEX_FAILED_ERROR', 'This value is not valid.', quoted('value', value));
      else if (NAMELESS.test(value))
        report(name, 'REGEX_FAILED_ERROR', 'VIOLATION::NAME_SIGNS_ERROR', quoted('value', value));
      return measured(name, rule, value) || null;
    },
    email: (name: string): string => {
      const value = text(name, { required: true, max: MAX_EMAIL });
      if (value !== '' && value.length <= MAX_EMAIL && !isEmail(value))
        report(name, 'STRICT_CHECK_FAILED_ERROR', 'VIOLATION::INVALID_EMAIL_FORMAT_ERROR', quoted('email', value));
      return value;
    },
    /** The id of one of these; empty text counts as missing, because real clients send it. */
    idAmong: (
      name: string,
      candidates: readonly { id: string }[],
      entity: string,
      rule: TextRule = {},
    ): string | null => {
      const id = text(name, rule);
      if (id === '') return null;
      if (isId(id) && candidates.some((each) => each.id === id)) return id;
      report(name, 'ENTITY_DOES_NOT_EXISTS', `The ${entity} entity with id ${id} does not exist.`, {
        '{{ entity }}': `"${entity}"`,
        '{{ id }}': `"${id}"`,
      });
      return null;
    },
    choice: <Choice extends string>(name: string, choices: readonly Choice[], standard: Choice): Choice => {
      const value = text(name);
      if (value === '') return standard;
      const chosen = choices.find((choice) => choice === value);
      if (!chosen)
        report(name, 'NO_SUCH_CHOICE_ERROR', 'The value you selected is not a valid choice.', quoted('value', value));
      return chosen ?? standard;
    },
    /** A list of texts, each once; empty ones don't count, as real clients send them. */
    texts: (name: string): string[] => {
      const value = body[name] ?? [];
      if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) {
        wrongType(name, 'array');
        return [];
      }
      const entries = [...new Set(value.map((each) => each.trim()))].filter((each) => each !== '');
      if (entries.length > MAX_ENTRIES)
        report(name, 'TOO_MANY_ERROR', `This collection should contain ${MAX_ENTRIES} elements or less.`, {
          '{{ limit }}': MAX_ENTRIES,
        });
      return entries.slice(0, MAX_ENTRIES);
    },
    /** Yes or no, as JSON and as forms write it. */
    flag: (name: string): boolean => [true, 1, '1', 'true'].some((yes) => body[name] === yes),
    /** A part of the body; an empty one when it is missing. */
    part: (name: string): Body => (isObject(body[name]) ? body[name] : {}),
    has: (name: string): boolean => isObject(body[name]),
  };
}

export type Fields = ReturnType<typeof fieldsOf>;

const quoted = (name: string, value: string) => ({ [`{{ ${name} }}`]: `"${value}"` });

/**
 * The shop's address, for links in mails, from field `storefrontUrl`: only this shop's own is taken, in whichever
 * language. Empty when the field is refused.
 */
export function readSite(fields: Fields, config: Store['config'], requestUrl: string): string {
  const url = fields.text('storefrontUrl', { required: true });
  if (url === '') return '';
  if (isKnownOrigin(config, requestUrl, url)) return shopAddress(config, url);
  fields.report('storefrontUrl', 'NO_SUCH_CHOICE_ERROR', 'The value you selected is not a valid choice.', {
    '{{ value }}': `"${url}"`,
  });
  return '';
}

/** Shortest password of an account, in characters. */
export const MIN_PASSWORD = 8;

/** Longest one: hashing it must not become work that somebody else orders. */
export const MAX_PASSWORD = 4096;
