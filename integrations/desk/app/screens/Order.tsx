import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import { API, api, keyed, take } from '#desk/app/client.ts';
import { Bad, Button, Field, FileLink, Head, Mark, Note, Row, Section } from '#desk/app/parts/Parts.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { toneOf, useFormats } from '#desk/app/parts/words.ts';
import { useRead, useWrite } from '#desk/app/use-server.ts';
import { AddressDialog, CancelDialog, RefundDialog, ReturnDialog, ShipDialog } from './OrderDialogs.tsx';

const readOrder = (number: string) => take(api.orders[':number'].$get({ param: { number } }));

export type Order = Awaited<ReturnType<typeof readOrder>>;

const DIALOGS = {
  ship: ShipDialog,
  refund: RefundDialog,
  return: ReturnDialog,
  address: AddressDialog,
  cancel: CancelDialog,
};

/** An order with everything that can be done with it. */
export default function OrderScreen() {
  const translate = useTranslate();
  const { number = '' } = useParams();
  const { data: order, error } = useRead(['order', number], () => readOrder(number));
  if (error) return <Bad>{error.message}</Bad>;
  if (!order) return <Note>{translate('loading')}</Note>;
  return <OrderSheet order={order} />;
}

function OrderSheet({ order }: { order: Order }) {
  const translate = useTranslate();
  const formats = useFormats();
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const { number } = order;
  const pay = useWrite((_input, key) => take(api.orders[':number'].pay.$post({ param: { number } }, keyed(key))), {
    done: 'order.paid',
  });
  const Shown = open && DIALOGS[open];
  const money = (value: string) => formats.money(value, order.currency);
  const isOff = order.state === 'cancelled';
  const isPaid = order.payments.some(({ payment }) => /^(paid|refunded_partially)/.test(payment));
  return (
    <>
      <Head title={translate('order.title', { number })}>
        {order.toShip.length > 0 && !isOff && (
          <Button kind="main" onClick={() => setOpen('ship')}>
            {translate('ship')}
          </Button>
        )}
        {!isPaid && !isOff && (
          <Button onClick={() => pay.run()} disabled={pay.isBusy}>
            {translate('order.pay')}
          </Button>
        )}
        {isPaid && <Button onClick={() => setOpen('refund')}>{translate('refund')}</Button>}
        {order.toReturn.length > 0 && <Button onClick={() => setOpen('return')}>{translate('order.return')}</Button>}
        {order.toShip.length > 0 && !isOff && (
          <Button onClick={() => setOpen('address')}>{translate('order.address')}</Button>
        )}
        {!isOff && (
          <Button kind="danger" onClick={() => setOpen('cancel')}>
            {translate('order.cancel')}
          </Button>
        )}
      </Head>
      <p>
        <Mark>{formats.state(order.state)}</Mark>{' '}
        <Mark tone={toneOf(order.payment)}>
          {translate('payment')}: {formats.state(order.payment)}
        </Mark>{' '}
        <Mark tone={toneOf(order.delivery)}>
          {translate('delivery')}: {formats.state(order.delivery) || '–'}
        </Mark>
      </p>
      <p>
        {formats.moment(order.placed)} · {order.customer} · <a href={`mailto:${order.email}`}>{order.email}</a>
      </p>
      {order.comment && <p>«{order.comment}»</p>}
      <Section title={translate('order.lines')}>
        <Table
          caption={translate('order.lines')}
          rows={order.lines.map((line, at) => ({ ...line, at }))}
          idOf={({ at }) => String(at)}
          columns={[
            { key: 'article', label: translate('article') },
            { key: 'label', label: translate('name') },
            { key: 'pieces', label: translate('pieces'), isNumber: true },
            { key: 'each', label: translate('each'), isNumber: true, show: ({ each }) => money(each) },
            { key: 'together', label: translate('total'), isNumber: true, show: ({ together }) => money(together) },
          ]}
        />
        <Table
          caption={translate('order.sums')}
          rows={[
            ...order.sums.map(({ sum, amount }) => ({ sum: translate(`sum.${sum}`), amount })),
            ...order.taxes.map(({ vat, amount }) => ({ sum: `${translate('sum.vat')} ${vat}`, amount })),
          ]}
          idOf={({ sum }) => sum}
          columns={[
            { key: 'sum', label: translate('order.sums') },
            { key: 'amount', label: translate('amount'), isNumber: true, show: ({ amount }) => money(amount) },
          ]}
        />
      </Section>
      <Section title={translate('delivery')}>
        <Addresses order={order} />
        <Table
          caption={translate('delivery')}
          rows={order.deliveries}
          idOf={({ method }) => String(method)}
          empty={translate('order.files')}
          columns={[
            { key: 'delivery', label: translate('state'), show: ({ delivery }) => formats.state(delivery) },
            { key: 'method', label: translate('method') },
            { key: 'tracking', label: translate('tracking') },
          ]}
        />
        {order.shipments.length > 0 && (
          <Table
            caption={translate('order.shipments')}
            rows={order.shipments}
            idOf={({ sent }) => sent}
            columns={[
              { key: 'sent', label: translate('order.sent'), show: ({ sent }) => formats.moment(sent) },
              { key: 'goods', label: translate('goods') },
              { key: 'tracking', label: translate('tracking') },
            ]}
          />
        )}
        <Row>
          <FileLink href={`${API}/orders/delivery-notes?numbers=${number}`}>{translate('order.note')}</FileLink>
        </Row>
      </Section>
      <Section title={translate('order.payments')}>
        <Table
          caption={translate('order.payments')}
          rows={order.payments.map((payment, at) => ({ ...payment, at }))}
          idOf={({ at }) => String(at)}
          columns={[
            { key: 'payment', label: translate('state'), show: ({ payment }) => formats.state(payment) },
            { key: 'method', label: translate('method') },
            { key: 'amount', label: translate('amount'), isNumber: true, show: ({ amount }) => money(amount) },
            { key: 'paidBack', label: translate('paidBack'), isNumber: true, show: ({ paidBack }) => money(paidBack) },
          ]}
        />
        <Table
          caption={translate('order.documents')}
          rows={order.documents}
          idOf={({ document }) => document}
          empty={translate('order.documents.empty')}
          columns={[
            { key: 'document', label: translate('number') },
            { key: 'type', label: translate('kind'), show: ({ type }) => translate(`document.${type}`) },
            { key: 'made', label: translate('written'), show: ({ made }) => formats.moment(made) },
            { key: 'amount', label: translate('amount'), isNumber: true, show: ({ amount }) => money(amount) },
          ]}
        />
        {order.documents.length > 0 && (
          <FileLink href={`${API}/orders/documents?numbers=${number}`}>{translate('order.documents.open')}</FileLink>
        )}
      </Section>
      {order.returns.length > 0 && (
        <Section title={translate('returns')}>
          <Table
            caption={translate('returns')}
            rows={order.returns}
            idOf={(each) => each.return}
            columns={[
              { key: 'return', label: translate('number') },
              { key: 'state', label: translate('state'), show: ({ state }) => translate(`return.${state}`) },
              { key: 'goods', label: translate('goods') },
              { key: 'reason', label: translate('reason') },
            ]}
          />
        </Section>
      )}
      <Notes order={order} />
      <Mails number={number} />
      {Shown && <Shown order={order} onClose={() => setOpen(null)} />}
    </>
  );
}

function Addresses({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <Table
      caption={translate('addresses')}
      rows={order.addresses.map((address, at) => ({ ...address, at }))}
      idOf={({ at }) => String(at)}
      columns={[
        { key: 'address', label: translate('kind'), show: ({ address }) => translate(`address.${address}`) },
        { key: 'name', label: translate('name') },
        { key: 'street', label: translate('field.street') },
        { key: 'place', label: translate('field.city') },
        { key: 'country', label: translate('country') },
        { key: 'phone', label: translate('field.phoneNumber') },
      ]}
    />
  );
}

function Notes({ order: { number, notes } }: { order: Order }) {
  const translate = useTranslate();
  const formats = useFormats();
  const [text, setText] = useState('');
  const add = useWrite(
    (_input, key) => take(api.orders[':number'].notes.$post({ param: { number }, json: { text } }, keyed(key))),
    { onDone: () => setText('') },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.run();
  };
  return (
    <Section title={translate('order.notes')}>
      <ul>
        {notes.map(({ note, written }) => (
          <li key={written}>
            {formats.moment(written)}: {note}
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <Field
          label={translate('order.notes.new')}
          type="textarea"
          value={text}
          onChange={setText}
          error={add.errorOf('text')}
          required
        />
        <Button type="submit" disabled={add.isBusy}>
          {translate('save')}
        </Button>
      </form>
    </Section>
  );
}

const MAILS = ['confirmation', 'payment', 'shipment'] as const;

function Mails({ number }: { number: string }) {
  const translate = useTranslate();
  const send = useWrite(
    (which: (typeof MAILS)[number], key) =>
      take(api.orders[':number'].mail.$post({ param: { number }, json: { which } }, keyed(key))),
    { done: 'order.mail.sent' },
  );
  return (
    <Section title={translate('order.mail')}>
      <Row>
        {MAILS.map((which) => (
          <Button key={which} onClick={() => send.run(which)} disabled={send.isBusy}>
            {translate(`mail.${which}`)}
          </Button>
        ))}
      </Row>
    </Section>
  );
}
