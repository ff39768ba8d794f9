import { createTools } from './block-tools.client.ts';
import { type BlockAction, type FromFrame, isFrameMessage, type ToFrame } from './frame-messages.ts';
import { morph } from './morph.client.ts';

/*
 * Runs in a page of the preview, inside of the builder's frame: a press on a block selects it, and what an editor types is
 * put into place. Every block's outermost element says where it stands: data-block-path="sections.0.blocks.2".
 */

const BLOCK = '[data-block-path]';

const STYLE = `
  ${BLOCK} { cursor: pointer; }
  [data-builder-hover] { outline: 2px dashed var(--action); outline-offset: -2px; }
  [data-builder-selected] { outline: 3px solid var(--warm); outline-offset: -3px; }
`;

/** Starts only in a frame of the same origin: in a tab of its own a preview is the page as shoppers get it. */
export function startPreviewFrame(): void {
  if (window.parent === window) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener('click', press, { capture: true });
  document.addEventListener('pointerover', ({ target }) => markOnly('data-builder-hover', blockOf(target)));
  document.addEventListener('keydown', pressKey);
  window.addEventListener('message', receive);
  post({ builder: 'ready' });
}

const post = (message: FromFrame) => window.parent.postMessage(message, location.origin);

const blockOf = (target: unknown) => (target instanceof Element ? target.closest<HTMLElement>(BLOCK) : null);
const blockAt = (path: string) => document.querySelector<HTMLElement>(`[data-block-path="${CSS.escape(path)}"]`);

const tools = createTools((action) => {
  const path = selectedBlock()?.dataset.blockPath;
  if (path) post({ builder: 'act', action, path });
});

const selectedBlock = () => document.querySelector<HTMLElement>('[data-builder-selected]');

/** With Alt a press does what it does on the page. */
function press(event: MouseEvent): void {
  if (event.altKey || tools.isOf(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const path = blockOf(event.target)?.dataset.blockPath;
  if (path) post({ builder: 'pressed', path });
}

const ACTIONS: Record<string, BlockAction> = { ArrowUp: 'up', ArrowDown: 'down', d: 'duplicate', Delete: 'remove' };

/** Alt and a key does something with the block that is selected, Delete removes it. */
function pressKey(event: KeyboardEvent): void {
  const action = ACTIONS[event.key];
  const path = selectedBlock()?.dataset.blockPath;
  const isText = event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
  if (!action || !path || isText || (!event.altKey && action !== 'remove')) return;
  event.preventDefault();
  post({ builder: 'act', action, path });
}

function receive({ origin, source, data }: MessageEvent): void {
  if (origin !== location.origin || source !== window.parent || !isFrameMessage(data)) return;
  const message = data as ToFrame;
  if (message.builder === 'select') select(message.path, message.isScrolled);
  else if (message.builder === 'swap') swap(message.path, message.html);
  else if (message.builder === 'refresh') void refresh();
  else if (message.builder === 'names') tools.name(message.names);
  else if (message.theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = message.theme;
}

function markOnly(mark: string, block: Element | null): void {
  for (const one of document.querySelectorAll(`[${mark}]`)) if (one !== block) one.removeAttribute(mark);
  block?.setAttribute(mark, '');
}

function select(path: string, isScrolled: boolean): void {
  const block = path ? blockAt(path) : null;
  markOnly('data-builder-selected', block);
  tools.showAt(block);
  if (isScrolled && block) bringIntoView(block);
}

/** `scrollIntoView` would scroll the builder around the frame too. */
function bringIntoView(block: HTMLElement): void {
  const { top, bottom } = block.getBoundingClientRect();
  const isSeen = top < window.innerHeight && bottom > 0;
  if (!isSeen) window.scrollBy({ top: top - window.innerHeight / 4, behavior: 'instant' });
}

function swap(path: string, html: string): void {
  const block = blockAt(path);
  const fresh = parsed(html).body.firstElementChild;
  if (block && fresh) morph(block, fresh);
  tools.showAt(selectedBlock());
}

/** The page as it is on the server now, in the place of what stands here. */
async function refresh(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const fresh = parsed(await response.text()).querySelector('main');
  const main = document.querySelector('main');
  if (main && fresh) morph(main, fresh);
  post({ builder: 'ready' }); // the selected block may be another element now
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
