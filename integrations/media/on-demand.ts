import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';
import type { MadeFile } from '#server/keep-file.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.glb': 'model/gltf-binary',
};

/** Answers in dev with a file that is made when it is first asked for; `make` answers with null for a name that is none. */
export const madeOnDemand =
  (make: (name: string) => Promise<MadeFile | null>): Connect.NextHandleFunction =>
  (request, response, next) => {
    const name = (request.url ?? '').slice(1).replace(/\?.*/, '');
    make(name)
      .then(async (file) => {
        if (!file) return next();
        const body = file.content ?? (await readFile(file.disk));
        response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream');
        response.end(body);
      })
      .catch(next);
  };
