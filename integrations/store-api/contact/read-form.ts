import { refuse } from '#store/errors.ts';
import type { Attachment } from '#store/records/mail/mail-message.ts';
import type { StoreContext } from '#store/request.ts';
import { type Body, readBody } from '#store/request-body.ts';
import { fileKindOf, safeFileName } from './file-kind.ts';

/** A form as it came: its fields, and the files that were sent along. */
export type Form = { body: Body; files: Attachment[] };

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
export async function readForm(c: StoreContext): Promise<Form> {
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
  const kind = fileKindOf(content);
  if (!kind)
    throw refuse(
      400,
      'CONTENT__MEDIA_FILE_TYPE_NOT_SUPPORTED',
      'Only pictures (JPEG, PNG, WebP, HEIC) and PDF can be sent.',
    );
  return { fileName: safeFileName(file.name, kind), mediaType: kind.mediaType, content };
}

export const tooLarge = (limitMb: number) =>
  refuse(413, 'CONTENT__MEDIA_FILE_SIZE_LIMIT_EXCEEDED', `The files are larger than ${limitMb} MB.`, {
    limit: limitMb,
  });
