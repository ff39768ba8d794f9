import { entriesIn, idIn, SOURCES } from '#content-sources.schema.ts';
import type { Locale } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { type EntryChanges, inPreview } from '#values/live-content.server.ts';
import { fileOf } from './files.ts';

/* Pages and blocks as they would be, with drafts in place of what is public. Nothing of it is kept, and nobody else gets it. */

/** An entry as somebody writes it; null removes it. */
export interface Draft {
  kind: string;
  id: string;
  data: unknown;
}

interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

let render: ((address: string) => Promise<Rendered>) | undefined;

/** Sets what renders an address of `/~on-demand`; the server's part of a release has it. */
export const setPageRenderer = (renderer: typeof render): void => {
  render = renderer;
};

/** Whether this process can show drafts: in development nothing renders them. */
export const canPreview = (): boolean => render !== undefined;

const ON_DEMAND = '/~on-demand';

/** The page of an address with these drafts; an address that leads elsewhere answers with a redirect. */
export async function previewPage(pathname: string, drafts: readonly Draft[]): Promise<Response> {
  const { status, headers, body } = await renderDrafts(ON_DEMAND + pathname, { entries: entriesOf(drafts) });
  const { location, 'content-type': type = 'text/html; charset=utf-8', 'content-security-policy': policy } = headers;
  return new Response(type.includes('html') ? marked(body.toString()) : new Uint8Array(body), {
    status,
    headers: {
      ...NOBODY_ELSE,
      'content-type': type,
      ...(location !== undefined && { location }),
      ...(policy !== undefined && { 'content-security-policy': `${policy}; frame-ancestors 'self'` }),
    },
  });
}

/** One block of a page with these drafts, as its element; undefined where there is none. */
export async function previewBlock(
  locale: Locale,
  { page, path }: { page: string; path: string },
  drafts: readonly Draft[],
): Promise<string | undefined> {
  const address = `${ON_DEMAND}/~block${inLocale(locale, '/')}`;
  const { status, body } = await renderDrafts(address, { entries: entriesOf(drafts), block: { page, path } });
  return status === 200 ? marked(body.toString()).trim() : undefined;
}

const NOBODY_ELSE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
};

async function renderDrafts(address: string, preview: Parameters<typeof inPreview>[0]): Promise<Rendered> {
  const draw = render;
  if (!draw) throw new Error('Nothing renders pages here: a preview needs the server of a release.');
  return inPreview(preview, () => draw(address));
}

/** What pages read of drafts. One that is wrong is left out: what was there before is shown in its place. */
export function entriesOf(drafts: readonly Draft[]): EntryChanges {
  const changes = new Map<string, Map<string, unknown>>();
  for (const { kind, id, data } of drafts) {
    const file = fileOf(kind, id);
    if (!file) continue;
    for (const [collection, source] of Object.entries(SOURCES)) {
      const entryId = idIn(source.path, file);
      if (source.path !== file && entryId === undefined) continue;
      const byId = changes.get(collection) ?? new Map<string, unknown>();
      changes.set(collection, byId);
      if (data === null) {
        if (entryId !== undefined) byId.set(entryId, null);
        continue;
      }
      for (const [id, raw] of Object.entries(readable(() => entriesIn(source, file, data)))) {
        const result = source.schema.safeParse(raw);
        if (result.success) byId.set(id, result.data);
      }
    }
  }
  return changes;
}

/** A draft may have any shape. */
function readable(read: () => Record<string, unknown>): Record<string, unknown> {
  try {
    return read();
  } catch {
    return {};
  }
}

/** The first element of each block gets the path that stands in the comment before it (src/blocks/frame/Frame.astro). */
export const marked = (html: string): string =>
  html.replaceAll(
    /<!--block ([\w.]+)-->((?:\s|<(style|script|link)\b[^>]*>(?:(?:(?!<\/\3>)[\s\S])*<\/\3>)?)*<[a-z][\w-]*)/g,
    (_all, path: string, before: string) => `${before} data-block-path="${path}"`,
  );
