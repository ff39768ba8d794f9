import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.glb': 'model/gltf-binary',
};

/** Answers in dev with a file that is made when it is first asked for; `make` answers with its path, or null for a name that is none. */
export const madeOnDemand =
  (make: (name: string) => Promise<string | null>): Connect.NextHandleFunction =>
  (request, response, next) => {
    const name = (request.url ?? '').slice(1).replace(/\?.*/, '');
    make(name)
      .then(async (file) => {
        if (!file) return next();
        const body = await readFile(file);
        response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream');
        response.end(body);
      })
      .catch(next);
  };
