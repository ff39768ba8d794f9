import type { Config } from '#config.schema.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Records } from './records/database.ts';
import type { ShopConfig } from './shop-config/shop-config.ts';

/** One open embedded store: its database, what content says of the shop and its range, and how it was set up. */
export type Store = {
  records: Records;
  shopConfig: ShopConfig;
  catalogue: Catalogue;
  config: Config;
  /** The moment, by the shop's clock. Routes ask once and hand it down. */
  clock: () => Date;
  /** Carries the mails that were queued. */
  outbox: Outbox;
};
