/** The worker that takes itself out of every browser, with all that it kept: written by a build with `SERVICE_WORKER=off`. */
export const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('hof-')).map((name) => caches.delete(name)));
  await registration.unregister();
}
`;
