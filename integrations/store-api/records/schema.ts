// The one list of tables: drizzle-kit and the driver read it.
export * from './schema/catalogue.ts';
export * from './schema/order.ts';
export * from './schema/session.ts';
