import { ListBase, useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Bad, Check, Head, Row } from '#desk/app/parts/Parts.tsx';
import { Search } from '#desk/app/parts/Search.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useFormats } from '#desk/app/parts/words.ts';
import { Pager } from './Orders.tsx';

export default function Customers() {
  return (
    <ListBase resource="customers" perPage={50}>
      <List />
    </ListBase>
  );
}

type CustomerRow = {
  id: string;
  number: string;
  since: string;
  kind: string;
  applying: boolean;
  firstName: string;
  lastName: string;
  company: string | null;
  email: string;
};

function List() {
  const translate = useTranslate();
  const formats = useFormats();
  const { data = [], error, isPending, filterValues, setFilters } = useListContext<CustomerRow>();
  const set = (change: Record<string, string>) => setFilters({ ...filterValues, ...change });
  return (
    <>
      <Head title={translate('customers')} />
      <Row>
        <Search
          label={translate('search')}
          hint={translate('orders.search')}
          value={filterValues.search ?? ''}
          onChange={(search) => set({ search })}
        />
        <Check
          label={translate('customers.applying')}
          checked={filterValues.applying === 'true'}
          onChange={(isOn) => set({ applying: String(isOn) })}
        />
      </Row>
      {error && <Bad>{error.message}</Bad>}
      {!isPending && (
        <Table
          caption={translate('customers')}
          rows={data}
          idOf={({ number }) => number}
          columns={[
            {
              key: 'email',
              label: translate('email'),
              show: ({ email }) => <Link to={`/customers/${encodeURIComponent(email)}`}>{email}</Link>,
            },
            { key: 'name', label: translate('name'), show: (row) => `${row.firstName} ${row.lastName}` },
            { key: 'company', label: translate('field.company') },
            { key: 'kind', label: translate('kind'), show: ({ kind }) => translate(`customer.${kind}`) },
            { key: 'since', label: translate('since'), show: ({ since }) => formats.moment(since) },
          ]}
        />
      )}
      <Pager />
    </>
  );
}
