import { backgroundPicture } from '#blocks/frame/background.ts';
import { readColour } from '#blocks/frame/colour.ts';
import { EDITOR_CLASSES } from '#blocks/frame/frame.schema.ts';
import type { RenderedFrame } from '#blocks/frame/frame.ts';
import type { CmsBlock, CmsSection } from '#store-api/contract/cms.ts';

/** Takes note of what a layout says and this shop can't draw: one sentence, for the log. */
export type Complain = (sentence: string) => void;

type Element = CmsSection | CmsBlock;

/** The frame of a section or a block of a Shopware's layout, in the words of content. */
export function cmsFrame(element: Element, complain: Complain): RenderedFrame {
  const { visibility, backgroundMediaMode: mode } = element;
  return {
    ...(visibility && {
      visibility: { mobile: visibility.mobile, tablet: visibility.tablet, desktop: visibility.desktop },
    }),
    cssClass: classesOf(element, complain),
    backgroundColor: colourOf(element, complain),
    backgroundMedia: pictureOf(element, complain),
    backgroundMediaMode: mode === 'contain' || mode === 'auto' ? mode : 'cover',
  };
}

/** The margins of a block. Those of a page's own edge are left out: here every page has them already. */
export function cmsMargins(block: CmsBlock): RenderedFrame {
  return {
    marginTop: spaceOf(block.marginTop, 0),
    marginBottom: spaceOf(block.marginBottom, 0),
    marginLeft: spaceOf(block.marginLeft, EDGE_PX),
    marginRight: spaceOf(block.marginRight, EDGE_PX),
  };
}

/** What Shopware sets on all four sides of every block, unless an editor says otherwise. */
const EDGE_PX = 20;

/** Pixels fall into the steps of the look: a layout made elsewhere keeps the rhythm of this shop. */
function spaceOf(length: string | null | undefined, unseenPx: number): 'none' | 's' | 'm' | 'l' | undefined {
  const [, digits] = length?.match(/^\s*(\d{1,4})(?:\.\d+)?(?:px)?\s*$/) ?? [];
  const pixels = Number(digits);
  if (digits === undefined || (unseenPx > 0 && pixels <= unseenPx)) return undefined;
  return pixels === 0 ? 'none' : pixels <= 32 ? 's' : pixels <= 72 ? 'm' : 'l';
}

type EditorClass = (typeof EDITOR_CLASSES)[number];
const isEditorClass = (name: string): name is EditorClass => (EDITOR_CLASSES as readonly string[]).includes(name);

function classesOf({ cssClass }: Element, complain: Complain): EditorClass[] | undefined {
  const names = (cssClass ?? '').split(/\s+/).filter(Boolean);
  for (const name of names)
    if (!isEditorClass(name)) complain(`The class "${name}" is none of ${EDITOR_CLASSES.join(', ')}.`);
  const editorClasses = names.filter(isEditorClass);
  return editorClasses.length > 0 ? editorClasses : undefined;
}

function colourOf({ backgroundColor }: Element, complain: Complain): string | undefined {
  if (!backgroundColor) return undefined;
  const colour = readColour(backgroundColor);
  if (!colour) complain(`The background colour ${backgroundColor} is no full colour like #20aabb.`);
  return colour;
}

function pictureOf({ backgroundMedia }: Element, complain: Complain): RenderedFrame['backgroundMedia'] {
  if (!backgroundMedia?.url) return undefined;
  try {
    backgroundPicture(backgroundMedia);
    return backgroundMedia;
  } catch (trouble) {
    complain(`The background picture ${backgroundMedia.id}: ${(trouble as Error).message}`);
    return undefined;
  }
}
