import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { API, api, take } from '#desk/app/client.ts';
import { FileLink, Head, Note } from '#desk/app/parts/Parts.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useRead } from '#desk/app/use-server.ts';

/** Where each kind of chore is done. */
const PLACES: Record<string, string> = {
  ship: '/orders?filter={"toShip":"true"}',
  overdue: '/orders?filter={"unpaid":"true"}',
  unpaid: '/orders?filter={"unpaid":"true"}',
  oversold: '/stock?below=0',
  'low stock': '/stock?below=3',
  review: '/reviews',
  application: '/customers?filter={"applying":"true"}',
  return: '/returns',
  'failed mail': '/mails',
};

/** What is to be done now. */
export default function Today() {
  const translate = useTranslate();
  const { data, isPending } = useRead(['today'], () => take(api.today.$get()));
  return (
    <>
      <Head title={translate('today')}>
        <FileLink href={`${API}/orders/delivery-notes`}>{translate('today.notes')}</FileLink>
      </Head>
      {isPending ? (
        <Note>{translate('loading')}</Note>
      ) : (
        <Table
          caption={translate('today')}
          rows={data?.rows ?? []}
          idOf={({ kind }) => kind}
          empty={translate('today.empty')}
          columns={[
            {
              key: 'kind',
              label: translate('today.what'),
              show: ({ kind }) => <Link to={PLACES[kind] ?? '/'}>{translate(`chore.${kind}`)}</Link>,
            },
            { key: 'count', label: translate('today.count'), isNumber: true },
            { key: 'first', label: translate('today.first'), show: ({ first }) => first.join(', ') },
          ]}
        />
      )}
    </>
  );
}
