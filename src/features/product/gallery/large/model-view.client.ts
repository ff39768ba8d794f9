import type { ModelViewerElement } from '@google/model-viewer';
import { formatMessage } from '#i18n/format-message.ts';
import { type GalleryWords, openStage } from './large-view.client.ts';

/**
 * Shows the model of the thing on a picture, to be turned and brought near. The picture stands there meanwhile, and
 * stays where a browser can't draw a model.
 */
export async function openModel(link: HTMLAnchorElement): Promise<void> {
  const { stage, caption, words } = await openStage(document.querySelector('h1')?.textContent?.trim() ?? '');
  const picture = document.createElement('div');
  picture.append(link.querySelector('picture')?.cloneNode(true) ?? '');
  stage.classList.add('large-model');
  stage.append(picture);
  caption.textContent = formatMessage(words, 'modelLoading');
  try {
    if (!document.createElement('canvas').getContext('webgl2')) throw new Error('This browser draws no WebGL 2.');
    await import('@google/model-viewer');
    const viewer = document.createElement('model-viewer') as ModelViewerElement;
    const dress = undressed(viewer);
    viewer.a11y = directions(words);
    viewer.alt = formatMessage(words, 'model', { alt: picture.querySelector('img')?.alt ?? '' });
    viewer.cameraControls = true;
    viewer.cameraOrbit = '-32deg 66deg auto';
    viewer.interactionPrompt = 'none';
    viewer.shadowIntensity = 1;
    viewer.src = link.dataset.model ?? null;
    await shown(viewer, () => {
      stage.append(viewer);
      dress();
    });
    picture.remove();
    caption.textContent = formatMessage(words, 'modelHelp');
  } catch (trouble) {
    console.warn(trouble);
    stage.querySelector('model-viewer')?.remove();
    caption.textContent = formatMessage(words, 'modelFailed');
  }
}

/**
 * The viewer writes its styles into the page, which the content policy forbids: they are taken out before it stands
 * there, and what this gives back puts them on as a style sheet of its own, once it stands there (before, the viewer
 * takes off what it wears). What it says in English about itself is left out, and the order of the Tab key is the page's.
 */
function undressed(viewer: ModelViewerElement): () => void {
  const root = viewer.shadowRoot;
  const style = root?.querySelector('style');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style?.textContent ?? '');
  style?.remove();
  for (const name of ['role', 'aria-label']) root?.querySelector('.screen-reader-only')?.removeAttribute(name);
  for (const link of root?.querySelectorAll('a[tabindex]') ?? []) link.removeAttribute('tabindex');
  return () => root?.adoptedStyleSheets.push(sheet);
}

/** What the viewer says when somebody has turned the thing, by the name that it has for the side; as JSON. */
function directions(words: GalleryWords): string {
  const sides = Object.entries(words).filter(([key]) => key.startsWith('from-'));
  const labels = Object.fromEntries(sides.map(([key, text]) => [key.replace('from-', ''), text]));
  return JSON.stringify({ 'interaction-prompt': formatMessage(words, 'modelHelp'), ...labels });
}

/** Waits until the model is drawn. @throws the viewer's trouble */
const shown = (viewer: ModelViewerElement, start: () => void): Promise<unknown> =>
  new Promise((done, fail) => {
    viewer.addEventListener('load', done, { once: true });
    viewer.addEventListener('error', fail, { once: true });
    start();
  });
