import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, keyed, take } from '#desk/app/client.ts';
import { Bad, Button, Choice, Head, Row } from '#desk/app/parts/Parts.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useFormats } from '#desk/app/parts/words.ts';
import { useRead, useWrite } from '#desk/app/use-server.ts';

const STATES = ['requested', 'received', 'refunded', 'refused'] as const;
type State = (typeof STATES)[number];

/** Goods that come back, and what becomes of them. */
export default function Returns() {
  const translate = useTranslate();
  const formats = useFormats();
  const [state, setState] = useState<State>('requested');
  const { data, error } = useRead(['returns', state], () => take(api.returns.$get({ query: { state } })));
  return (
    <>
      <Head title={translate('returns')} />
      <Row>
        <Choice
          label={translate('state')}
          value={state}
          onChange={setState}
          choices={STATES.map((each) => [each, translate(`return.${each}`)] as const)}
        />
      </Row>
      {error && <Bad>{error.message}</Bad>}
      <Table
        caption={translate('returns')}
        rows={data?.rows ?? []}
        idOf={(each) => each.return}
        columns={[
          {
            key: 'return',
            label: translate('number'),
            show: (each) => <Link to={`/orders/${each.return.split('-')[0]}`}>{each.return}</Link>,
          },
          { key: 'requested', label: translate('written'), show: ({ requested }) => formats.moment(requested) },
          { key: 'goods', label: translate('goods') },
          { key: 'reason', label: translate('reason') },
          { key: 'steps', label: translate('steps'), show: (each) => <Steps number={each.return} state={state} /> },
        ]}
      />
    </>
  );
}

function Steps({ number, state }: { number: string; state: State }) {
  const translate = useTranslate();
  const param = { number };
  const receive = useWrite(
    (isRestocked: boolean, key) =>
      take(api.returns[':number'].receive.$post({ param, json: { isRestocked } }, keyed(key))),
    { done: 'return.received.done' },
  );
  const refund = useWrite((_input, key) => take(api.returns[':number'].refund.$post({ param }, keyed(key))), {
    done: (output) => translate('refund.done', { amount: output.amount }),
  });
  const refuse = useWrite((_input, key) => take(api.returns[':number'].refuse.$post({ param }, keyed(key))));
  if (state === 'requested')
    return (
      <Row>
        <Button onClick={() => receive.run(true)} disabled={receive.isBusy}>
          {translate('return.receive')}
        </Button>
        <Button onClick={() => receive.run(false)} disabled={receive.isBusy}>
          {translate('return.spoilt')}
        </Button>
        <Button kind="danger" onClick={() => refuse.run()} disabled={refuse.isBusy}>
          {translate('return.refuse')}
        </Button>
      </Row>
    );
  if (state !== 'received') return null;
  return (
    <Button onClick={() => refund.run()} disabled={refund.isBusy}>
      {translate('return.refund')}
    </Button>
  );
}
