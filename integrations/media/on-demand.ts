import path from 'node:path';
import type { Connect } from 'vite';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.glb': 'model/gltf-binary',
};

/** Answers in dev with a file that is made when it is first asked for; `make` answers null for a name that is none. */
export const madeOnDemand =
  (make: (name: string) => Promise<Buffer | null>): Connect.NextHandleFunction =>
  (request, response, next) => {
    const name = (request.url ?? '').slice(1).replace(/\?.*/, '');
    make(name).then((file) => {
      if (!file) return next();
      response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream');
      response.end(file);
    }, next);
  };
