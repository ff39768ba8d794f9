/* The offline page lists cached pages, and reloads once there is a connection. */

/** Retries, because browsers report `online` too early, and the shop may be down. */
const TRY_AGAIN_MS = 5000;

addEventListener('online', () => location.reload());
if (navigator.onLine) setTimeout(() => location.reload(), TRY_AGAIN_MS);
list().catch(console.error);

async function list(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-visited]');
  const cacheName = (await caches.keys()).find((name) => /^hof-.*-pages$/.test(name));
  if (!place || !cacheName) return;
  const cache = await caches.open(cacheName);
  const items = await Promise.all((await cache.keys()).map(async (page) => link(page.url, await cache.match(page))));
  const links = items.filter((item) => item !== undefined).reverse();
  place.querySelector('ul')?.append(...links);
  place.hidden = links.length === 0;
}

async function link(url: string, kept: Response | undefined): Promise<HTMLLIElement | undefined> {
  const page = new DOMParser().parseFromString((await kept?.text()) ?? '', 'text/html');
  if (page.documentElement.lang !== document.documentElement.lang) return undefined;
  const item = document.createElement('li');
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.textContent = page.title.replace(/ \|[^|]*$/, '');
  item.append(anchor);
  return item;
}
