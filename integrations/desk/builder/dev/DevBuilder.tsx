import { useMemo, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { Builder, type BuilderProps } from '../Builder.tsx';
import type { Hit, PictureHit } from '../builder-context.ts';

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
  const services = useMemo(() => servicesOf(name, id, hits), [name, id, hits]);
  return (
    <Builder
      {...services}
      entry={{ title: id, data, version: '1' }}
      field={field}
      locale={locale}
      problems={NO_PROBLEMS}
      save={async () => ({ version: String(++version.last) })}
      {...(hasPages && name === 'pages' && { preview: services.preview })}
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
      const asked = query.trim().toLowerCase();
      return ids.filter((one) => one.includes(asked)).map((one) => ({ id: one, src: srcOf(one) }));
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
  preview: {
    url: (locale: Locale) => `/__builder/preview/${name}/${id}?lang=${locale}`,
    renderBlock: async (data: unknown, path: readonly (string | number)[], locale: Locale) => {
      const block = path.join('.');
      const response = await fetch(`/__builder/preview/${name}/${id}?lang=${locale}&block=${block}`, {
        method: 'POST',
        body: JSON.stringify(data),
      });
      if (!response.ok) throw new Error(await response.text());
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      return page.querySelector(`[data-block-path="${block}"]`)?.outerHTML ?? '';
    },
  },
});

const srcOf = (id: string) => `/~pictures/${id}`;
