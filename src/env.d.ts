/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The sales channel's access key; public, as every storefront's is. */
  readonly STORE_KEY: string;
  /** Whether browsers are offered the service worker: in builds that have not turned it off. */
  readonly HAS_WORKER: boolean;
}

declare module 'virtual:store-api' {
  export const config: import('#config.schema.ts').Config;
  export const fetchStore: (request: Request, clientAddress?: string) => Promise<Response>;
}

declare module 'hyphen/*/index.js' {
  const hyphenation: { hyphenateSync(text: string, options: { hyphenChar: string; minWordLength: number }): string };
  export default hyphenation;
}
