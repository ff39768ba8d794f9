import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '#i18n/locales.ts';
import type { CatalogueRows } from '#store/catalogue/import/rows.ts';
import type { Pictures } from '#store/catalogue/media.ts';
import { Mistake } from '#store/cli/line/command-result.ts';
import type { Entity } from './admin-api.ts';
import { inLanguages, type Shopware } from './shopware.ts';
import { note, type Run, writeSubject } from './write-subject.ts';

type MediaRow = CatalogueRows['media'][number];

/**
 * Pictures and files for buyers, each uploaded when its content is not what was uploaded last (`hof_digest`). A file
 * counts as uploaded once its digest is written, so a run that was broken off goes on with the next one.
 */
export async function publishMedia(
  run: Run,
  shopware: Shopware,
  rows: MediaRow[],
  pictures: Pictures,
  content: string,
): Promise<void> {
  const there = rows.filter(({ id, isPrivate }) => isPrivate || pictures.media(id));
  await writeSubject(run, { entity: 'media', rows: there.map((row) => mediaRow(shopware, row, pictures)) });
  const uploaded = await digestsOf(run, there);
  for (const [at, row] of there.entries()) {
    const bytes = await readFile(fileOf(content, row)).catch(() => {
      throw new Mistake(`${fileOf(content, row)} is missing.`);
    });
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (uploaded.get(row.id) === digest) continue;
    run.progress(`media ${at + 1}/${there.length} ${row.fileName}`);
    note(run, { does: 'upload', entity: 'media', id: row.id, name: row.fileName, fields: '' });
    if (!run.isDryRun) await upload(run, row, bytes, digest);
  }
}

const fileOf = (content: string, { fileName, fileExtension, isPrivate }: MediaRow): string =>
  join(content, isPrivate ? 'documents' : 'media/pictures', `${fileName}.${fileExtension}`);

/** What was uploaded last, by medium. Custom fields are the same in every language. */
async function digestsOf({ api }: Run, rows: MediaRow[]): Promise<Map<string, unknown>> {
  const digests = new Map<string, unknown>();
  const includes = { media: ['id', 'hasFile', 'customFields'] };
  for (let from = 0; from < rows.length; from += 100) {
    const ids = rows.slice(from, from + 100).map(({ id }) => id);
    for (const { id, hasFile, customFields } of await api.search('media', { ids, includes }))
      if (hasFile) digests.set(id, (customFields as Entity | null)?.hof_digest);
  }
  return digests;
}

/** Names of files are unique in a Shopware: one that is taken gets a part of the id behind. */
async function upload(
  { api }: Run,
  { id, fileName, fileExtension }: MediaRow,
  bytes: Uint8Array<ArrayBuffer>,
  digest: string,
) {
  const isUploaded =
    (await api.upload(id, fileName, fileExtension, bytes)) ||
    (await api.upload(id, `${fileName}-${id.slice(0, 8)}`, fileExtension, bytes));
  if (!isUploaded) throw new Mistake(`The Shopware has other files named ${fileName}: rename them there.`);
  await api.sync([{ entity: 'media', action: 'upsert', payload: [{ id, customFields: { hof_digest: digest } }] }]);
}

function mediaRow(shopware: Shopware, { id, isPrivate }: MediaRow, pictures: Pictures): Entity {
  if (isPrivate) return { id, private: true, mediaFolderId: shopware.folderIds.download };
  const customFields = pictures.media(id)?.customFields ?? {};
  const translations = inLanguages(shopware, (locale: Locale) => ({ alt: pictures.alt(id, locale), customFields }));
  return { id, private: false, mediaFolderId: shopware.folderIds.product, translations };
}
