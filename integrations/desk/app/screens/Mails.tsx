import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { api, keyed, take } from '#desk/app/client.ts';
import { Bad, Button, Choice, Head, Row } from '#desk/app/parts/Parts.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useFormats } from '#desk/app/parts/words.ts';
import { useRead, useWrite } from '#desk/app/use-server.ts';

const STATES = ['failed', 'waiting', 'sent'] as const;

/** The outbox: what waits, what is sent, and what failed and can be sent again. */
export default function Mails() {
  const translate = useTranslate();
  const formats = useFormats();
  const [state, setState] = useState<(typeof STATES)[number]>('failed');
  const { data, error } = useRead(['mails', state], () => take(api.mails.$get({ query: { state } })));
  const retry = useWrite((id: string, key) => take(api.mails[':id'].retry.$post({ param: { id } }, keyed(key))), {
    done: 'mail.retried',
  });
  return (
    <>
      <Head title={translate('mails')} />
      <Row>
        <Choice
          label={translate('state')}
          value={state}
          onChange={setState}
          choices={STATES.map((each) => [each, translate(`mail.${each}`)] as const)}
        />
      </Row>
      {error && <Bad>{error.message}</Bad>}
      <Table
        caption={translate('mails')}
        rows={data?.rows ?? []}
        idOf={({ id }) => id}
        columns={[
          { key: 'name', label: translate('mail.about') },
          { key: 'to', label: translate('email') },
          { key: 'createdAt', label: translate('written'), show: ({ createdAt }) => formats.moment(createdAt) },
          { key: 'attempts', label: translate('mail.attempts'), isNumber: true },
          {
            key: 'steps',
            label: translate('steps'),
            show: ({ id, to }) =>
              state === 'failed' && to ? (
                <Button onClick={() => retry.run(id)} disabled={retry.isBusy}>
                  {translate('mail.retry')}
                </Button>
              ) : null,
          },
        ]}
      />
    </>
  );
}
