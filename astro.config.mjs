import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { shopIntegrations } from './integrations/index.ts';
import { PLAYERS } from './src/blocks/video/films.ts';
import { readConfig } from './src/config.schema.ts';
import { sourcesFor } from './src/features/captcha/services.ts';
import { BUILT_SITE_URL } from './src/values/http.ts';

/** The owner's counter of visits, which pages tell of a visit once its visitor has agreed. */
const { ANALYTICS_URL, STORE_API_ENDPOINT, STORE_MEDIA_URLS } = readConfig(process.env);
const counter = ANALYTICS_URL ? [new URL(ANALYTICS_URL).origin] : [];

/** Where a remote Shopware keeps its pictures. */
const pictures = [STORE_API_ENDPOINT ?? [], STORE_MEDIA_URLS].flat().map((url) => new URL(url).origin);

/** Against robots the shop asks nobody but itself, unless another is configured when it is built. */
const robots = sourcesFor(process.env.CAPTCHA);

/** The viewer of models goes without WebAssembly, which the policy forbids. */
const NO_DECODER = fileURLToPath(new URL('./src/features/product/gallery/large/no-decoder.ts', import.meta.url));

export default defineConfig({
  site: BUILT_SITE_URL,
  output: 'static',
  outDir: process.env.ASTRO_OUT ?? './dist',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), ...shopIntegrations()],
  trailingSlash: 'ignore',
  // 'jsx', the default, removes the blank between two inline elements on two lines
  compressHTML: true,
  // node_modules/.astro would be wiped by every npm ci
  cacheDir: './.cache/astro',
  // two pages with one address, of which one would be lost; what a remote Shopware names like one of ours is only told
  prerenderConflictBehavior: process.env.STORE_API_ENDPOINT ? 'warn' : 'error',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  security: {
    // the account's own forms refuse foreign ones (own-form.server.ts), and the Store API wants a key that none can send
    checkOrigin: false,
    csp: {
      scriptDirective: { resources: ["'self'", ...robots.script] },
      directives: [
        "default-src 'self'",
        ["img-src 'self' data:", ...pictures].join(' '),
        "font-src 'self'",
        ["connect-src 'self'", ...counter, ...robots.connect].join(' '),
        "worker-src 'self'",
        // players of films; a page holds none of them before the press on play
        `frame-src ${[...PLAYERS, ...robots.frame].join(' ')}`,
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
      ],
    },
  },
  prefetch: false,
  // a script in the page costs its bytes and a digest in the policy; a file costs a request that the page does not wait for
  vite: {
    build: { assetsInlineLimit: 0 },
    resolve: { alias: { 'three/examples/jsm/libs/meshopt_decoder.module.js': NO_DECODER } },
  },
});
