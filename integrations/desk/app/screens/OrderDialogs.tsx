import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { api, keyed, take } from '#desk/app/client.ts';
import { Dialog } from '#desk/app/parts/Dialog.tsx';
import { Check, Field, Fields } from '#desk/app/parts/Parts.tsx';
import { useWrite } from '#desk/app/use-server.ts';
import type { Order } from './Order.tsx';

type DialogOf = { order: Order; onClose: () => void };
type Quantity = Record<string, string>;

/** Articles and typedPieces as they were typed; those without typedPieces are left out. */
const chosen = (typedPieces: Quantity) =>
  Object.entries(typedPieces).flatMap(([article, typed]) =>
    Number(typed) > 0 ? [{ article, quantity: Number(typed) }] : [],
  );

/** How many pieces of each article are meant. */
function Quantities({
  of,
  typedPieces,
  onChange,
}: {
  of: { article: string; quantity: number }[];
  typedPieces: Quantity;
  onChange: (typedPieces: Quantity) => void;
}) {
  const translate = useTranslate();
  return (
    <Fields>
      {of.map(({ article, quantity }) => (
        <Field
          key={article}
          label={translate('pieces.of', { article, most: quantity })}
          type="number"
          min={0}
          max={quantity}
          value={typedPieces[article] ?? ''}
          onChange={(typed) => onChange({ ...typedPieces, [article]: typed })}
        />
      ))}
    </Fields>
  );
}

export function ShipDialog({ order, onClose }: DialogOf) {
  const translate = useTranslate();
  const [tracking, setTracking] = useState('');
  const [isUnpaidFine, setUnpaidFine] = useState(false);
  const [typedPieces, setPieces] = useState<Quantity>({});
  const { number } = order;
  const ship = useWrite(
    (_input, key) => {
      const articles = chosen(typedPieces);
      return take(
        api.orders[':number'].ship.$post({ param: { number }, json: { tracking, articles, isUnpaidFine } }, keyed(key)),
      );
    },
    { done: 'order.shipped', onDone: onClose },
  );
  return (
    <Dialog
      title={translate('ship')}
      action={translate('ship')}
      isBusy={ship.isBusy}
      error={ship.error}
      onClose={onClose}
      onSubmit={() => ship.run()}
    >
      <Field label={translate('tracking')} value={tracking} onChange={setTracking} error={ship.errorOf('tracking')} />
      <p>{translate('ship.parts')}</p>
      <Quantities of={order.toShip} typedPieces={typedPieces} onChange={setPieces} />
      {order.isUnpaid && <Check label={translate('ship.unpaid')} checked={isUnpaidFine} onChange={setUnpaidFine} />}
    </Dialog>
  );
}

export function RefundDialog({ order, onClose }: DialogOf) {
  const translate = useTranslate();
  const [amount, setAmount] = useState('');
  const [isRestocked, setRestocked] = useState(false);
  const [typedPieces, setPieces] = useState<Quantity>({});
  const { number } = order;
  const refund = useWrite(
    (_input, key) => {
      const json = { articles: chosen(typedPieces), isRestocked, ...(amount && { amount }) };
      return take(api.orders[':number'].refund.$post({ param: { number }, json }, keyed(key)));
    },
    { done: (output) => translate('refund.done', { amount: output.amount }), onDone: onClose },
  );
  const articles = order.lines.flatMap(({ article, pieces: quantity }) => (article ? [{ article, quantity }] : []));
  return (
    <Dialog
      title={translate('refund')}
      action={translate('refund')}
      kind="danger"
      isBusy={refund.isBusy}
      error={refund.error}
      onClose={onClose}
      onSubmit={() => refund.run()}
    >
      <p>{translate('refund.hint')}</p>
      <Quantities of={articles} typedPieces={typedPieces} onChange={setPieces} />
      <Check label={translate('refund.restock')} checked={isRestocked} onChange={setRestocked} />
      <Field
        label={translate('refund.amount')}
        hint={translate('refund.amount.hint')}
        inputMode="decimal"
        value={amount}
        onChange={setAmount}
        error={refund.errorOf('amount')}
      />
    </Dialog>
  );
}

export function ReturnDialog({ order, onClose }: DialogOf) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [typedPieces, setPieces] = useState<Quantity>({});
  const { number } = order;
  const request = useWrite(
    (_input, key) => {
      const json = { articles: chosen(typedPieces), reason };
      return take(api.orders[':number'].returns.$post({ param: { number }, json }, keyed(key)));
    },
    { done: (output) => translate('return.noted', { number: output.number }), onDone: onClose },
  );
  return (
    <Dialog
      title={translate('order.return')}
      action={translate('order.return')}
      isBusy={request.isBusy}
      error={request.error}
      onClose={onClose}
      onSubmit={() => request.run()}
    >
      <p>{translate('return.hint')}</p>
      <Quantities of={order.toReturn} typedPieces={typedPieces} onChange={setPieces} />
      <Field label={translate('reason')} value={reason} onChange={setReason} error={request.errorOf('reason')} />
    </Dialog>
  );
}

const FIELDS = [
  ...(['firstName', 'lastName', 'company', 'street', 'additionalAddressLine1'] as const),
  ...(['zipcode', 'city', 'phoneNumber'] as const),
];

export function AddressDialog({ order, onClose }: DialogOf) {
  const translate = useTranslate();
  const [address, setAddress] = useState<Partial<Record<(typeof FIELDS)[number], string>>>(order.shippingAddress ?? {});
  const { number } = order;
  const correct = useWrite(
    (_input, key) => {
      const json = Object.fromEntries(FIELDS.map((field) => [field, address[field] ?? '']));
      return take(api.orders[':number'].address.$post({ param: { number }, json }, keyed(key)));
    },
    { done: 'order.address.done', onDone: onClose },
  );
  return (
    <Dialog
      title={translate('order.address')}
      action={translate('save')}
      isBusy={correct.isBusy}
      error={correct.error}
      onClose={onClose}
      onSubmit={() => correct.run()}
    >
      <Fields>
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={translate(`field.${field}`)}
            value={address[field] ?? ''}
            onChange={(typed) => setAddress({ ...address, [field]: typed })}
            error={correct.errorOf(field)}
          />
        ))}
      </Fields>
      <p>{translate('order.address.country', { country: order.shippingAddress?.country ?? '' })}</p>
    </Dialog>
  );
}

export function CancelDialog({ order: { number }, onClose }: DialogOf) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const cancel = useWrite(
    (_input, key) => take(api.orders[':number'].cancel.$post({ param: { number }, json: { reason } }, keyed(key))),
    { done: 'order.cancelled', onDone: onClose },
  );
  return (
    <Dialog
      title={translate('order.cancel')}
      action={translate('order.cancel')}
      kind="danger"
      isBusy={cancel.isBusy}
      error={cancel.error}
      onClose={onClose}
      onSubmit={() => cancel.run()}
    >
      <Field label={translate('reason')} hint={translate('reason.hint')} value={reason} onChange={setReason} />
    </Dialog>
  );
}
