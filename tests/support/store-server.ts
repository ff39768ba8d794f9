import { readConfig } from '#config.schema.ts';
import { openStore } from '#store/open-store.ts';
import { serveFetch } from './serve-fetch.ts';

// A store in a process of its own, to be killed: bundled by `tests/contract/crash.test.ts`, configured as the shop is.
const config = readConfig(process.env);
const { app } = await openStore(config, config.DATA_DIR, 'content');
const { url } = await serveFetch((request) => app.fetch(request));
console.log(`open: ${url}`);
