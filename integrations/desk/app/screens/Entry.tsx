import './entry.css';
import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { API, api, keyed, newKey, take } from '#desk/app/client.ts';
import { Publishing } from '#desk/app/content/Publishing.tsx';
import { Bad, Head, Note } from '#desk/app/parts/Parts.tsx';
import { useRead } from '#desk/app/use-server.ts';
import { Builder, type BuilderProps } from '#desk/builder/Builder.tsx';
import type { Problem } from '#desk/builder/builder-context.ts';
import type { DeskLanguage } from '#desk/words/words.ts';
import type { Locale } from '#i18n/locales.ts';

/** One entry in the page builder, from its draft to what is live. */
export default function Entry() {
  const { kind = '', id = '' } = useParams();
  return <OpenEntry key={`${kind} ${id}`} kind={kind} id={id} />;
}

function OpenEntry({ kind, id }: { kind: string; id: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState() as [DeskLanguage, unknown];
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [opening, setOpening] = useState(0);
  const {
    data: entry,
    error,
    refetch,
  } = useRead(['entry', kind, id, locale, opening], () =>
    take(api.content[':kind'][':id'].$get({ param: { kind, id } })),
  );
  const services = useMemo(() => servicesOf(kind, id), [kind, id]);
  if (error) return <Bad>{error.message}</Bad>;
  if (!entry) return <Note>{translate('loading')}</Note>;
  const { addresses, hasBlocks } = entry;
  const preview = addresses && {
    url: (language: Locale) => `/desk/preview${addresses[language] ?? addresses.de ?? '/'}`,
    ...(hasBlocks && { renderBlock: services.renderBlock }),
  };
  return (
    <>
      <Head title={entry.title} />
      <div className="entry-stage">
        <Builder
          key={`${locale} ${opening}`}
          entry={{ title: entry.title, data: entry.data, version: entry.version }}
          field={entry.field as BuilderProps['field']}
          locale={locale}
          problems={problems}
          save={services.save}
          search={services.search}
          pictures={services.pictures}
          {...(preview && { preview })}
        >
          <Publishing
            {...{ kind, id, entry }}
            onProblems={setProblems}
            onChange={() => void refetch()}
            onReopen={() => setOpening((count) => count + 1)}
          />
        </Builder>
      </div>
    </>
  );
}

/** What the builder asks the desk for. */
const servicesOf = (kind: string, id: string) => ({
  save: async (data: unknown, version: string) => {
    const draft = api.content[':kind'][':id'].draft;
    const { version: savedAs, remote } = await take(
      draft.$post({ param: { kind, id }, json: { data, version } }, keyed(newKey())),
    );
    return remote === null ? { version: savedAs } : { version: savedAs, remote };
  },
  search: async (of: string, search: string) => {
    const { rows } = await take(api.content.$get({ query: { kind: of, search } })).catch(() => ({ rows: [] }));
    return rows.map(({ id: each, title }) => ({ id: each, label: title, note: each }));
  },
  pictures: {
    search: async (search: string) => (await take(api.content.pictures.$get({ query: { search } }))).rows,
    src: (picture: string) => `${API}/content/pictures/${encodeURIComponent(picture)}`,
  },
  renderBlock: async (data: unknown, path: readonly (string | number)[], locale: Locale) => {
    const json = { id, path: path.join('.'), locale, data };
    return (await take(api.content.block.$post({ json }, keyed(newKey())))).html;
  },
});
