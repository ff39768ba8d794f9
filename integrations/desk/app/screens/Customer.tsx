import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useAccount } from '#desk/app/account.ts';
import { API, api, keyed, take } from '#desk/app/client.ts';
import { Dialog } from '#desk/app/parts/Dialog.tsx';
import { Bad, Button, Field, FileLink, Head, Note, Row, Section } from '#desk/app/parts/Parts.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useFormats } from '#desk/app/parts/words.ts';
import { useRead, useWrite } from '#desk/app/use-server.ts';

/** A customer: who it is, what is decided, what is handed out and erased. */
export default function Customer() {
  const translate = useTranslate();
  const formats = useFormats();
  const navigate = useNavigate();
  const { role } = useAccount();
  const { email = '' } = useParams();
  const [open, setOpen] = useState<'decline' | 'erase' | null>(null);
  const [reason, setReason] = useState('');
  const param = { email };
  const { data, error } = useRead(['customer', email], () => take(api.customers[':email'].$get({ param })));
  const approve = useWrite((_input, key) => take(api.customers[':email'].approve.$post({ param }, keyed(key))), {
    done: 'customer.approved',
  });
  const decline = useWrite(
    (_input, key) => take(api.customers[':email'].decline.$post({ param, json: { reason } }, keyed(key))),
    { done: 'customer.declined', onDone: () => setOpen(null) },
  );
  const erase = useWrite((_input, key) => take(api.customers[':email'].erase.$post({ param }, keyed(key))), {
    done: 'customer.erased',
    onDone: () => navigate('/customers'),
  });
  if (error) return <Bad>{error.message}</Bad>;
  if (!data) return <Note>{translate('loading')}</Note>;
  return (
    <>
      <Head title={`${data.firstName} ${data.lastName}`}>
        {data.applying && (
          <>
            <Button kind="main" onClick={() => approve.run()} disabled={approve.isBusy}>
              {translate('customer.approve')}
            </Button>
            <Button onClick={() => setOpen('decline')}>{translate('customer.decline')}</Button>
          </>
        )}
        {role === 'owner' && (
          <>
            <FileLink href={`${API}/customers/${encodeURIComponent(email)}/data`}>
              {translate('customer.data')}
            </FileLink>
            <Button kind="danger" onClick={() => setOpen('erase')}>
              {translate('customer.erase')}
            </Button>
          </>
        )}
      </Head>
      <p>
        <a href={`mailto:${data.email}`}>{data.email}</a> · {translate(`customer.${data.kind}`)} · {data.company} ·{' '}
        {translate('since')} {formats.moment(data.since)}
      </p>
      <Row>
        <Link to={`/orders?filter=${encodeURIComponent(JSON.stringify({ search: data.email }))}`}>
          {translate('customer.orders')}
        </Link>
      </Row>
      <Section title={translate('addresses')}>
        <Table
          caption={translate('addresses')}
          rows={data.addresses.map((address, at) => ({ ...address, at }))}
          idOf={({ at }) => String(at)}
          columns={[
            { key: 'name', label: translate('name') },
            { key: 'street', label: translate('field.street') },
            { key: 'place', label: translate('field.city') },
            { key: 'country', label: translate('country') },
            { key: 'phone', label: translate('field.phoneNumber') },
          ]}
        />
      </Section>
      {open === 'decline' && (
        <Dialog
          title={translate('customer.decline')}
          action={translate('customer.decline')}
          isBusy={decline.isBusy}
          error={decline.error}
          onClose={() => setOpen(null)}
          onSubmit={() => decline.run()}
        >
          <Field
            label={translate('reason')}
            hint={translate('reason.hint')}
            value={reason}
            onChange={setReason}
            error={decline.errorOf('reason')}
            required
          />
        </Dialog>
      )}
      {open === 'erase' && (
        <Dialog
          title={translate('customer.erase')}
          action={translate('customer.erase')}
          kind="danger"
          isBusy={erase.isBusy}
          error={erase.error}
          onClose={() => setOpen(null)}
          onSubmit={() => erase.run()}
        >
          <p>{translate('customer.erase.hint', { email })}</p>
        </Dialog>
      )}
    </>
  );
}
