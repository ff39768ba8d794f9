import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { plainName } from '#values/text.ts';

const SOURCES = 'content/media/pictures';
const ENDINGS = /\.(webp|png|jpe?g|avif)$/i;

/**
 * `GET /~pictures`: the ids of all pictures; `GET /~pictures/<id>`: a small view; `POST /~pictures?name=`: keeps a new one.
 * `repository`: where editors add pictures instead; then none is kept here.
 */
export const pictureMiddleware = (repository?: string) => (request: IncomingMessage, response: ServerResponse) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shelf');
  const take = () => refusal(request, repository) ?? keep(request, searchParams.get('name') ?? '');
  const result = request.method === 'POST' ? Promise.resolve(take()) : show(pathname.slice(1));
  return result.then(
    ({ status = 200, type = 'application/json', body }) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    },
    (trouble: Error) => void response.writeHead(500).end(trouble.message),
  );
};

interface PictureResponse {
  status?: number;
  type?: string;
  body: string | Buffer;
}

async function show(id: string): Promise<PictureResponse> {
  const names = (await readdir(SOURCES)).filter((name) => ENDINGS.test(name)).sort();
  if (!id) return { body: JSON.stringify(names.map(idOf)) };
  const file = names.find((name) => idOf(name) === id);
  if (!file) return { status: 404, body: `${id} is not in ${SOURCES}.` };
  return {
    type: 'image/webp',
    body: await sharp(`${SOURCES}/${file}`).resize({ width: 240, withoutEnlargement: true }).webp().toBuffer(),
  };
}

/** Any page that an editor has open could send pictures here; a browser says whose page it was. */
function refusal({ headers: { origin, host } }: IncomingMessage, repository?: string): PictureResponse | undefined {
  if (repository) return { status: 404, body: `Pictures are added at GitHub, in ${repository}.` };
  const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  return isForeign ? { status: 403, body: 'Pictures are taken from the editor’s own page alone.' } : undefined;
}

const idOf = (file: string): string => file.replace(ENDINGS, '');

/** The picture under an id that is made from its name and still free; the same picture is not kept twice. */
async function keep(request: IncomingMessage, name: string): Promise<PictureResponse> {
  if (!ENDINGS.test(name)) return { status: 415, body: 'A picture ends in .webp, .png, .jpg or .avif.' };
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const preferredId = plainName(idOf(name)) || 'picture';
  const taken = (await readdir(SOURCES)).map(idOf).includes(preferredId);
  const id = taken ? `${preferredId}-${createHash('sha256').update(bytes).digest('hex').slice(0, 6)}` : preferredId;
  const file = `${SOURCES}/${id}.webp`;
  if (!existsSync(file)) {
    const scaled = sharp(bytes).rotate().resize({ width: 2400, withoutEnlargement: true }).webp({ quality: 90 });
    // written aside and renamed: whoever watches the folder never reads half a picture
    await scaled.toFile(`${file}.part`);
    await rename(`${file}.part`, file);
  }
  return { body: JSON.stringify({ id }) };
}
