import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { API, api, keyed, take } from '#desk/app/client.ts';
import { Dialog } from '#desk/app/parts/Dialog.tsx';
import { Bad, Button, Field, FileLink, Head, Mark, Picker, Row } from '#desk/app/parts/Parts.tsx';
import { Search } from '#desk/app/parts/Search.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useRead, useWrite } from '#desk/app/use-server.ts';

type Counted = { number: string; quantity: number; before: number | null; refusal: string | null }[];

const PAGE = 50;

/** How many pieces of each article can be sold, counted here or by a file. */
export default function Stock() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const [counted, setCounted] = useState<Counted>([]);
  const [search, below, page] = [params.get('search') ?? '', params.get('below') ?? '', params.get('page') ?? '1'];
  const set = (change: Record<string, string>) => setParams({ search, below, page: '1', ...change });
  const { data, error } = useRead(['stock', search, below, page], () =>
    take(api.stock.$get({ query: { search, below, page } })),
  );
  const takeIn = useWrite((csv: string, key) => take(api.stock.import.$post({ json: { csv } }, keyed(key))), {
    onDone: ({ rows }) => setCounted(rows),
  });
  const last = Math.ceil((data?.total ?? 0) / PAGE);
  return (
    <>
      <Head title={translate('stock')}>
        <FileLink href={`${API}/stock/export`}>{translate('stock.export')}</FileLink>
        <Picker label={translate('stock.import')} onText={takeIn.run} />
      </Head>
      <Row>
        <Search
          label={translate('search')}
          hint={translate('stock.search')}
          value={search}
          onChange={(typed) => set({ search: typed })}
        />
        <Field
          label={translate('stock.below')}
          type="number"
          min={0}
          value={below}
          onChange={(typed) => set({ below: typed })}
        />
      </Row>
      {error && <Bad>{error.message}</Bad>}
      <Table
        caption={translate('stock')}
        rows={data?.rows ?? []}
        idOf={({ number }) => number}
        columns={[
          { key: 'number', label: translate('article') },
          { key: 'name', label: translate('name') },
          {
            key: 'available',
            label: translate('stock.available'),
            isNumber: true,
            show: ({ available }) => (available < 0 ? <Mark tone="bad">{available}</Mark> : available),
          },
          { key: 'waiting', label: translate('stock.waiting'), isNumber: true },
          {
            key: 'set',
            label: translate('stock.set'),
            show: ({ number, available }) => (
              <SetPieces key={`${number}-${available}`} number={number} now={available} />
            ),
          },
        ]}
      />
      {last > 1 && (
        <Row>
          <Button disabled={page === '1'} onClick={() => set({ page: String(Number(page) - 1) })}>
            {translate('back')}
          </Button>
          <Button disabled={Number(page) >= last} onClick={() => set({ page: String(Number(page) + 1) })}>
            {translate('on')}
          </Button>
        </Row>
      )}
      {counted.length > 0 && (
        <Dialog
          title={translate('stock.import')}
          action={translate('close')}
          onClose={() => setCounted([])}
          onSubmit={() => setCounted([])}
        >
          <Table
            caption={translate('result')}
            rows={counted}
            idOf={({ number }) => number}
            columns={[
              { key: 'number', label: translate('article') },
              { key: 'before', label: translate('stock.before'), isNumber: true },
              { key: 'quantity', label: translate('stock.available'), isNumber: true },
              { key: 'refusal', label: translate('reason') },
            ]}
          />
        </Dialog>
      )}
    </>
  );
}

function SetPieces({ number, now }: { number: string; now: number }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(String(Math.max(0, now)));
  const set = useWrite(
    (_input, key) =>
      take(api.stock[':number'].$post({ param: { number }, json: { pieces: Number(typed) } }, keyed(key))),
    { done: 'stock.done' },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.run();
  };
  return (
    <form onSubmit={submit}>
      <Row>
        <input
          aria-label={translate('stock.of', { number })}
          type="number"
          min={0}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={set.isBusy || typed === '' || Number(typed) === now}>
          {translate('save')}
        </Button>
      </Row>
    </form>
  );
}
