// In the place of js-yaml, which Keystatic reads and writes files with. Vite bundles Keystatic apart and keeps it, so
// this file must not import the schemas: the page that shows Keystatic lays them down here (files.ts).
export const load = (text) => globalThis.hofUndHerdFiles.load(text);
export const dump = (stored) => globalThis.hofUndHerdFiles.dump(stored);
