import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#config.schema.ts';
import { storeApi } from '#store/app.ts';
import type { Catalogue } from '#store/catalogue/catalogue.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import { openPost } from '#store/post/post.ts';
import { openRecords } from '#store/records/database.ts';
import { picturesOf } from '#store/wire/media.ts';
import { serveFetch } from './serve-fetch.ts';

// A store in a process of its own, to be killed: on a database that is filled already, with the facts of the shop as JSON,
// so that it opens in a moment. Orders need no more of the catalogue than its pictures.
const config = readConfig(process.env);
const facts: ShopFacts = JSON.parse(readFileSync(join(config.DATA_DIR, 'facts.json'), 'utf8'));
const catalogue = { pictures: picturesOf({}) } as Catalogue;
const records = await openRecords(join(config.DATA_DIR, 'store.sqlite'));
const parts = { records, facts, catalogue, config, clock: () => new Date() };
const app = storeApi({ ...parts, post: openPost(parts) });
const { url } = await serveFetch((request) => app.fetch(request));
console.log(`open: ${url}`);
