/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The sales channel's access key; public, as every storefront's is. */
  readonly STORE_KEY: string;
}

declare module 'virtual:store-api' {
  export const config: import('#config.schema.ts').Config;
  export const fetchStore: (request: Request) => Promise<Response>;
}
