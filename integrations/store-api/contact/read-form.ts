import { type FileTypeResult, fileTypeFromBuffer } from 'file-type';
import { requireCaptcha } from '#store/captcha/captcha.ts';
import { refuse, type Violation, violate } from '#store/errors.ts';
import { hasAttempt } from '#store/limits/attempts.ts';
import { takeLetter } from '#store/limits/letters.ts';
import { mailContact } from '#store/outbox/mail-contact.ts';
import type { Attachment } from '#store/records/mail/mails.ts';
import type { ContactMessage } from '#store/records/schema/contact.ts';
import { type Body, callerOf, callingStorefront, readBody, type StoreContext } from '#store/request.ts';
import { fieldsOf } from '#store/shopper/fields.ts';

/** A form as it came: its fields, and the files that were sent along. */
type Form = { body: Body; files: Attachment[] };

const MAX_FILES = 5;
const BYTES_PER_MB = 1024 * 1024;

/** Room for the fields of a form beside its files, in bytes. */
const FIELD_BYTES = 256 * 1024;

/** Largest body of a form with files, in bytes. */
export const maxFormBytes = (maxUploadMb: number): number => maxUploadMb * BYTES_PER_MB + FIELD_BYTES;

/** Whether a call brings a form with files: the extension of `POST /contact-form`. */
export const isUpload = (c: StoreContext): boolean =>
  c.req.path.endsWith('/contact-form') && /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');

/** Reads JSON, as every Shopware takes it, or a multipart form with files. @throws 400 malformed or another kind of file, 413 too much */
async function readForm(c: StoreContext): Promise<Form> {
  if (!isUpload(c)) return { body: await readBody(c), files: [] };
  const form = await c.req.formData().catch(() => {
    throw refuse(400, '0', 'The multipart form is malformed.');
  });
  const entries = [...form.entries()];
  const sent = entries.flatMap(([, value]) => (typeof value !== 'string' && value.size > 0 ? [value] : []));
  const fields = entries.filter(([, value]) => typeof value === 'string');
  if (sent.length > MAX_FILES)
    throw refuse(400, 'CONTENT__MEDIA_FILE_COUNT_EXCEEDED', `At most ${MAX_FILES} files can be sent.`, {
      limit: MAX_FILES,
    });
  const limit = c.var.store.config.MAX_UPLOAD_MB;
  if (sent.reduce((bytes, { size }) => bytes + size, 0) > limit * BYTES_PER_MB) throw tooLarge(limit);
  return { body: Object.fromEntries(fields), files: await Promise.all(sent.map(readFile)) };
}

/** @throws 400 when it is no picture and no PDF, whatever its name says */
async function readFile(file: File): Promise<Attachment> {
  const content = Buffer.from(await file.arrayBuffer());
  const kind = await fileKindOf(content);
  if (!kind)
    throw refuse(
      400,
      'CONTENT__MEDIA_FILE_TYPE_NOT_SUPPORTED',
      'Only pictures (JPEG, PNG, WebP, HEIC) and PDF can be sent.',
    );
  return { fileName: safeFileName(file.name, kind), mediaType: kind.mime, content };
}

export const tooLarge = (limitMb: number) =>
  refuse(413, 'CONTENT__MEDIA_FILE_SIZE_LIMIT_EXCEEDED', `The files are larger than ${limitMb} MB.`, {
    limit: limitMb,
  });

/** Only pictures and PDF, which is what shows a damage, a place or a plan. */
const ACCEPTED = new Set(
  'image/jpeg image/png image/apng image/webp image/heic image/heif image/heif-sequence application/pdf'.split(' '),
);

/** What file kinds are told by, in bytes; more is not searched. */
const SIGNATURE_BYTES = 64 * 1024;

/** What a file is by its content, whatever its name says; undefined when a contact form does not take it. */
export async function fileKindOf(content: Buffer): Promise<FileTypeResult | undefined> {
  const kind = await fileTypeFromBuffer(content.subarray(0, SIGNATURE_BYTES));
  return kind && ACCEPTED.has(kind.mime) ? kind : undefined;
}

/** Longest name, in characters. */
const MAX_NAME = 80;

/** The name that a file goes on with: letters, digits and a little more, no folders, and the ending of what it really is. */
export function safeFileName(name: string, { ext }: Pick<FileTypeResult, 'ext'>): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const stem = last.replace(/\.[^.]*$/, '').normalize('NFC');
  const clean = stem
    .replace(/[^\p{L}\p{N} _()-]+/gu, '_')
    .trim()
    .slice(0, MAX_NAME);
  return `${/[\p{L}\p{N}]/u.test(clean) ? clean : 'file'}.${ext}`;
}

/** Longest message, in characters. */
const MAX_COMMENT = 10_000;

const MAX_PHONE = 40;

/**
 * Whether a message needs no captcha: clients of others know none, so those of STOREFRONT_URLS have a few messages an hour
 * without. Any program can name such an origin, which is why each visitor counts, and all of a storefront together.
 */
async function isFreeOfCaptcha(c: StoreContext): Promise<boolean> {
  const storefront = callerOf(c);
  return (
    storefront !== null &&
    (await hasAttempt(c, 'contact-elsewhere')) &&
    (await hasAttempt(c, 'contact-storefront', storefront))
  );
}

/**
 * Sends what somebody wrote to customer service, with the files, and a copy to the sender.
 * @throws 403 without a solved captcha, 400 violations or a file of another kind, 413 too large, 429 after too many
 */
export async function sendContactForm(c: StoreContext): Promise<void> {
  const { body, files } = await readForm(c);
  const { store } = c.var;
  const violations: Violation[] = [];
  const fields = fieldsOf(body, '', violations);
  const message: ContactMessage = {
    email: fields.email('email'),
    subject: fields.text('subject', { required: true }),
    comment: fields.text('comment', { required: true, max: MAX_COMMENT }),
    salutationId: fields.idAmong('salutationId', store.shopConfig.salutations, 'salutation'),
    firstName: fields.name('firstName') ?? '',
    lastName: fields.name('lastName') ?? '',
    phone: fields.text('phone', { max: MAX_PHONE, long: 'VIOLATION::PHONE_NUMBER_IS_TOO_LONG' }),
    street: fields.text('street'),
    streetNumber: fields.text('streetNumber', { max: 20 }),
    zip: fields.text('zip', { max: 50 }),
    location: fields.text('location'),
    countryId: fields.idAmong('countryId', store.shopConfig.countries, 'country'),
  };
  if (violations.length > 0) throw violate(violations);
  if (body.captcha || !(await isFreeOfCaptcha(c))) await requireCaptcha(c, body.captcha);
  await takeLetter(c, 'contact', message.email);
  await store.records.transaction((tx) =>
    mailContact(store, tx, { message, files, locale: c.var.locale, now: c.var.now, site: callingStorefront(c) }),
  );
}
