import { useMemo, useState } from 'react';
import { Builder, type BuilderProps } from '#desk/builder/Builder.tsx';
import type { Hit, PictureHit } from '#desk/builder/builder-context.ts';
import type { Locale } from '#i18n/locales.ts';

interface DevBuilderProps {
  locale: Locale;
  name: string;
  id: string;
  data: unknown;
  field: BuilderProps['field'];
  hits: Record<string, Hit[]>;
  hasPages: boolean;
}

/** A builder whose drafts go nowhere: for looking at it, and at one's own blocks and fields in it. */
export function DevBuilder({ locale, name, id, data, field, hits, hasPages }: DevBuilderProps) {
  const [version] = useState(() => ({ last: 1 }));
  const { blocks, ...services } = useMemo(() => servicesOf(name, id, hits), [name, id, hits]);
  const preview = name === 'pages' ? blocks : { url: (lang: Locale) => `/~preview/${name}/${id}?lang=${lang}` };
  return (
    <Builder
      {...services}
      entry={{ title: id, data, version: '1' }}
      field={field}
      locale={locale}
      problems={NO_PROBLEMS}
      save={async (draft) => {
        if (name === 'pages') await send(`/__builder/preview/${name}/${id}`, draft);
        return { version: String(++version.last) };
      }}
      {...(hasPages && { preview })}
    />
  );
}

const NO_PROBLEMS: BuilderProps['problems'] = [];

const servicesOf = (name: string, id: string, hits: Record<string, Hit[]>) => ({
  search: async (kind: string, query: string) =>
    (hits[kind] ?? [])
      .filter((hit) => `${hit.id} ${hit.label}`.toLowerCase().includes(query.trim().toLowerCase()))
      .slice(0, 30),
  pictures: {
    search: async (query: string): Promise<PictureHit[]> => {
      const response = await fetch('/~pictures');
      const ids: string[] = await response.json();
      const part = query.trim().toLowerCase();
      return ids.filter((one) => one.includes(part)).map((one) => ({ id: one, src: srcOf(one) }));
    },
    upload: async (file: File): Promise<PictureHit> => {
      const response = await fetch(`/~pictures?name=${encodeURIComponent(file.name)}`, { method: 'POST', body: file });
      if (!response.ok) throw new Error(await response.text());
      const { id: taken } = await response.json();
      return { id: taken, src: srcOf(taken) };
    },
    describe: async () => {},
    src: srcOf,
  },
  blocks: {
    url: (locale: Locale) => `/__builder/preview/${name}/${id}?lang=${locale}`,
    renderBlock: async (data: unknown, path: readonly (string | number)[], locale: Locale) => {
      const block = path.join('.');
      const html = await send(`/__builder/preview/${name}/${id}?lang=${locale}&block=${block}`, data);
      const page = new DOMParser().parseFromString(html, 'text/html');
      return page.querySelector(`[data-block-path="${block}"]`)?.outerHTML ?? '';
    },
  },
});

const srcOf = (id: string) => `/~pictures/${id}`;

async function send(address: string, data: unknown): Promise<string> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(data) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/* Every page is loaded anew when content changes, uploaded pictures among it. The builder stays: it may hold a draft. */
import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  reload.path = '/previews-only.html';
});
