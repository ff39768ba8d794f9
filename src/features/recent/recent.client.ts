import { formatMessage } from '#i18n/format-message.ts';
import { localeOf, withoutLocale } from '#i18n/paths.ts';
import { wordsHere } from '#i18n/words-here.client.ts';
import { recent } from './recent.store.ts';
import type { Seen } from './recent.ts';

/*
 * A product page notes its product; product pages and the home page show what was looked at before, in this language.
 * The shelf comes at the end of the page while that end is out of sight, so nothing that is read moves.
 */

const SHOWN = 4;

const product = document.querySelector('main article.product');
const others = recent
  .get()
  .filter(({ path }) => path !== location.pathname && localeOf(path) === localeOf(location.pathname));
if (product) note(product);
if (others.length > 0 && (product || withoutLocale(location.pathname) === '/')) whenTheEndIsOutOfSight(show);

function note(page: Element): void {
  const name = page.querySelector('h1')?.textContent?.replaceAll('\u2060', '').trim();
  const { pathname, origin } = location;
  const picture = page.querySelector<HTMLImageElement>('.slides img')?.currentSrc ?? '';
  const isOwn = picture.startsWith(origin);
  if (name) recent.add({ path: pathname, name, picture: isOwn ? picture.slice(origin.length) : null });
}

function whenTheEndIsOutOfSight(act: () => void): void {
  const checkPosition = () => {
    const main = document.querySelector('main');
    if (!main || main.getBoundingClientRect().bottom <= innerHeight) return;
    removeEventListener('scroll', checkPosition);
    act();
  };
  addEventListener('scroll', checkPosition, { passive: true });
  checkPosition();
}

async function show(): Promise<void> {
  const words = await wordsHere('recent');
  const section = document.createElement('section');
  section.className = 'wrap section-s recent no-print';
  const title = document.createElement('h2');
  title.className = 'h3';
  title.id = 'recent';
  title.textContent = formatMessage(words, 'title');
  section.setAttribute('aria-labelledby', 'recent');
  const list = document.createElement('ul');
  list.className = 'product-grid four';
  list.append(...others.slice(0, SHOWN).map(card));
  const clear = document.createElement('button');
  clear.type = 'button';
  clear.className = 'linkish';
  clear.textContent = formatMessage(words, 'clear');
  clear.onclick = () => {
    recent.clear();
    section.remove();
  };
  section.append(title, list, clear);
  document.querySelector('main')?.append(section);
}

function card({ path, name, picture }: Seen): HTMLLIElement {
  const item = document.createElement('li');
  item.className = 'card';
  const stand = document.createElement('div');
  stand.className = 'stand pic';
  if (picture) {
    const image = document.createElement('img');
    image.src = picture;
    image.alt = '';
    image.loading = 'lazy';
    stand.append(image);
  }
  const heading = document.createElement('h3');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = name;
  heading.append(link);
  const body = document.createElement('div');
  body.className = 'body';
  body.append(heading);
  item.append(stand, body);
  return item;
}
