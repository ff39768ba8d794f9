import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api, take } from '#desk/app/client.ts';
import { Dialog } from '#desk/app/parts/Dialog.tsx';
import { Bad, Button, Choice, Field, Fields, Head, Mark, Row } from '#desk/app/parts/Parts.tsx';
import { Search } from '#desk/app/parts/Search.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useFormats } from '#desk/app/parts/words.ts';
import { useRead, useWrite } from '#desk/app/use-server.ts';
import { LOCALES } from '#i18n/locales.ts';

/** Everything that editors write, by kind, with what is on its way. */
export default function Content() {
  const translate = useTranslate();
  const formats = useFormats();
  const [query, setQuery] = useSearchParams();
  const [isNew, setNew] = useState(false);
  const kind = query.get('kind') ?? 'pages';
  // not in the address: a search that ends after a press on a row would lead back from there
  const [{ search, page }, show] = useState({ search: '', page: 1 });
  const { data, error } = useRead(['content', kind, search, page], () =>
    take(api.content.$get({ query: { kind, search, page: String(page) } })),
  );
  const kinds = (data?.kinds ?? []).map(({ kind: each, label }) => [each, label] as const);
  const pages = Math.ceil((data?.total ?? 0) / 50);
  return (
    <>
      <Head title={translate('content')}>
        {kind === 'pages' && (
          <Button kind="main" onClick={() => setNew(true)}>
            {translate('content.new')}
          </Button>
        )}
      </Head>
      {error && <Bad>{error.message}</Bad>}
      <Fields>
        <Choice
          label={translate('kind')}
          value={kind}
          choices={kinds.length > 0 ? kinds : [[kind, '…']]}
          onChange={(chosen) => {
            setQuery({ kind: chosen }, { replace: true });
            show({ search: '', page: 1 });
          }}
        />
        <Search
          key={kind}
          label={translate('search')}
          hint={translate('content.search')}
          value={search}
          onChange={(typed) => show({ search: typed, page: 1 })}
        />
      </Fields>
      <Table
        caption={translate('content')}
        rows={data?.rows ?? []}
        idOf={({ id }) => id}
        columns={[
          {
            key: 'title',
            label: translate('name'),
            show: ({ id, title }) => <Link to={`/content/${kind}/${id}`}>{title}</Link>,
          },
          { key: 'address', label: translate('content.address') },
          {
            key: 'state',
            label: translate('state'),
            show: ({ isDraft, plannedFor, changedAt }) => (
              <Row>
                {changedAt && <Mark tone="good">{translate('content.live')}</Mark>}
                {isDraft && <Mark tone="warn">{translate('content.draft')}</Mark>}
                {plannedFor && <Mark>{translate('content.planned', { at: formats.moment(plannedFor) })}</Mark>}
              </Row>
            ),
          },
          { key: 'changedAt', label: translate('content.changed'), show: ({ changedAt }) => formats.moment(changedAt) },
        ]}
      />
      {pages > 1 && (
        <Row>
          <Button disabled={page <= 1} onClick={() => show({ search, page: page - 1 })}>
            {translate('back')}
          </Button>
          <Button disabled={page >= pages} onClick={() => show({ search, page: page + 1 })}>
            {translate('on')}
          </Button>
        </Row>
      )}
      {isNew && <NewPage onClose={() => setNew(false)} />}
    </>
  );
}

/** A name is enough to begin; the rest is written on the page. */
function NewPage({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const id = idOf(title);
  const param = { kind: 'pages', id };
  const make = useWrite(
    async (_input: undefined, key) => {
      const drafts = api.content[':kind'][':id'];
      const there = await drafts.$get({ param });
      if (there.ok) throw new Error(translate('content.exists', { id }));
      const everywhere = (words: string) => Object.fromEntries(LOCALES.map(({ code }) => [code, words]));
      const data = { slug: everywhere(id), title: everywhere(title), description: everywhere(title), sections: [] };
      return take(drafts.draft.$post({ param, json: { data, version: '.' } }, { headers: { 'idempotency-key': key } }));
    },
    { onDone: () => navigate(`/content/pages/${id}`) },
  );
  return (
    <Dialog
      title={translate('content.new')}
      action={translate('content.make')}
      isBusy={make.isBusy || id === ''}
      onClose={onClose}
      onSubmit={() => make.run(undefined)}
    >
      <Field
        label={translate('content.title')}
        value={title}
        onChange={setTitle}
        hint={id && translate('content.address.hint', { id })}
        required
        autoFocus
      />
    </Dialog>
  );
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe', æ: 'ae' };

/** `Für den Garten` → `fuer-den-garten`. Pure. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[äöüßœæ]/g, (character) => UMLAUTS[character] ?? character)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
