import { ListBase, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { API, api, keyed, take } from '#desk/app/client.ts';
import { Dialog } from '#desk/app/parts/Dialog.tsx';
import { Bad, Button, Check, Choice, Field, FileLink, Head, Mark, Picker, Row } from '#desk/app/parts/Parts.tsx';
import { Search } from '#desk/app/parts/Search.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { toneOf, useFormats } from '#desk/app/parts/words.ts';
import { useWrite } from '#desk/app/use-server.ts';

export default function Orders() {
  return (
    <ListBase resource="orders" perPage={50} disableSyncWithLocation={false}>
      <List />
    </ListBase>
  );
}

type OrderRow = {
  id: string;
  number: string;
  placed: string;
  state: string;
  payment: string | null;
  delivery: string | null;
  total: string;
  currency: string | null;
  customer: string;
  company: string | null;
};

function List() {
  const translate = useTranslate();
  const formats = useFormats();
  const [isShipping, setShipping] = useState(false);
  const list = useListContext<OrderRow>();
  const { data = [], error, isPending, filterValues, setFilters, selectedIds, onSelect } = list;
  const chosen = selectedIds.map(String);
  const set = (change: Record<string, string>) => setFilters({ ...filterValues, ...change });
  return (
    <>
      <Head title={translate('orders')}>
        <Button kind="main" disabled={chosen.length === 0} onClick={() => setShipping(true)}>
          {chosen.length > 0 ? translate('orders.ship', { count: chosen.length }) : translate('ship')}
        </Button>
        {chosen.length > 0 && (
          <FileLink href={`${API}/orders/delivery-notes?numbers=${chosen.join(',')}`}>
            {translate('orders.notes')}
          </FileLink>
        )}
        <ShipList />
      </Head>
      <Row>
        <Search
          label={translate('search')}
          hint={translate('orders.search')}
          value={filterValues.search ?? ''}
          onChange={(search) => set({ search })}
        />
        <Choice
          label={translate('state')}
          value={filterValues.state ?? ''}
          onChange={(state) => set({ state })}
          choices={[
            ['', translate('any')],
            ...['open', 'in_progress', 'completed', 'cancelled'].map((each) => [each, formats.state(each)] as const),
          ]}
        />
        <Field
          label={translate('from')}
          type="date"
          value={filterValues.from ?? ''}
          onChange={(from) => set({ from })}
        />
        <Field label={translate('to')} type="date" value={filterValues.to ?? ''} onChange={(to) => set({ to })} />
        <Check
          label={translate('orders.toShip')}
          checked={filterValues.toShip === 'true'}
          onChange={(isOn) => set({ toShip: String(isOn) })}
        />
        <Check
          label={translate('orders.unpaid')}
          checked={filterValues.unpaid === 'true'}
          onChange={(isOn) => set({ unpaid: String(isOn) })}
        />
      </Row>
      {error && <Bad>{error.message}</Bad>}
      {!isPending && (
        <Table
          caption={translate('orders')}
          rows={data}
          idOf={({ number }) => number}
          selected={chosen}
          onSelect={onSelect}
          columns={[
            {
              key: 'number',
              label: translate('number'),
              show: ({ number }) => <Link to={`/orders/${number}`}>{number}</Link>,
            },
            { key: 'placed', label: translate('placed'), show: ({ placed }) => formats.moment(placed) },
            {
              key: 'customer',
              label: translate('customer'),
              show: ({ company, customer }) => [company, customer].filter(Boolean).join(', '),
            },
            {
              key: 'payment',
              label: translate('payment'),
              show: ({ payment }) => <Mark tone={toneOf(payment)}>{formats.state(payment)}</Mark>,
            },
            {
              key: 'delivery',
              label: translate('delivery'),
              show: ({ delivery }) => <Mark tone={toneOf(delivery)}>{formats.state(delivery) || '–'}</Mark>,
            },
            {
              key: 'total',
              label: translate('total'),
              isNumber: true,
              show: ({ total, currency }) => formats.money(total, currency),
            },
          ]}
        />
      )}
      <Pager />
      {isShipping && <ShipMany numbers={chosen} onClose={() => setShipping(false)} onDone={() => onSelect([])} />}
    </>
  );
}

/** The way to the next page of a list, and back. */
export function Pager() {
  const translate = useTranslate();
  const { page, setPage, hasNextPage, hasPreviousPage } = useListContext();
  if (!hasNextPage && !hasPreviousPage) return null;
  return (
    <Row>
      <Button disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        {translate('newer')}
      </Button>
      <Button disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        {translate('older')}
      </Button>
    </Row>
  );
}

type Shipped = { number: string; result: string; reason: string | null }[];

/** What became of each order of a list. */
function Results({ rows }: { rows: Shipped }) {
  const translate = useTranslate();
  return (
    <Table
      caption={translate('result')}
      rows={rows}
      idOf={({ number }) => number}
      columns={[
        { key: 'number', label: translate('number') },
        {
          key: 'result',
          label: translate('result'),
          show: ({ result }) => (
            <Mark tone={result === 'refused' ? 'bad' : 'good'}>{translate(`shipment.${result}`)}</Mark>
          ),
        },
        { key: 'reason', label: translate('reason') },
      ]}
    />
  );
}

/** Ships orders at once, each with the code that follows its parcel. */
function ShipMany({ numbers, onClose, onDone }: { numbers: string[]; onClose: () => void; onDone: () => void }) {
  const translate = useTranslate();
  const [shippedNumbers] = useState(numbers);
  const [codes, setCodes] = useState<Record<string, string>>({});
  const [rows, setRows] = useState<Shipped>([]);
  const ship = useWrite(
    (_input, key) => {
      const shipments = shippedNumbers.map((number) => ({ number, tracking: codes[number] ?? '' }));
      return take(api.orders.ship.$post({ json: { shipments } }, keyed(key)));
    },
    {
      onDone: (output) => {
        setRows(output.rows);
        onDone();
      },
    },
  );
  const isDone = rows.length > 0;
  return (
    <Dialog
      title={translate('orders.ship', { count: shippedNumbers.length })}
      action={translate(isDone ? 'close' : 'ship')}
      isBusy={ship.isBusy}
      error={ship.error}
      onClose={onClose}
      onSubmit={isDone ? onClose : () => ship.run()}
    >
      {isDone ? (
        <Results rows={rows} />
      ) : (
        shippedNumbers.map((number) => (
          <Field
            key={number}
            label={translate('tracking.of', { number })}
            value={codes[number] ?? ''}
            onChange={(code) => setCodes({ ...codes, [number]: code })}
          />
        ))
      )}
    </Dialog>
  );
}

/** Ships what the file of a parcel service names. */
function ShipList() {
  const translate = useTranslate();
  const [rows, setRows] = useState<Shipped>([]);
  const ship = useWrite((csv: string, key) => take(api.orders['ship-list'].$post({ json: { csv } }, keyed(key))), {
    onDone: (output) => setRows(output.rows),
  });
  return (
    <>
      <Picker label={translate('orders.list')} onText={ship.run} />
      {rows.length > 0 && (
        <Dialog
          title={translate('orders.list')}
          action={translate('close')}
          onClose={() => setRows([])}
          onSubmit={() => setRows([])}
        >
          <Results rows={rows} />
        </Dialog>
      )}
    </>
  );
}
