import { useTranslate } from 'ra-core';
import { api, keyed, take } from '#desk/app/client.ts';
import { Bad, Button, Head, Mark, Section } from '#desk/app/parts/Parts.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useFormats } from '#desk/app/parts/words.ts';
import { useRead, useWrite } from '#desk/app/use-server.ts';

/** Promotions, which can be switched off here, and the quotes that were written. */
export default function Promotions() {
  const translate = useTranslate();
  const formats = useFormats();
  const { data, error } = useRead(['promotions'], () => take(api.promotions.$get()));
  const quotes = useRead(['quotes'], () => take(api.quotes.$get()));
  const switchIt = useWrite(({ key: id, to }: { key: string; to: 'on' | 'off' }, key) =>
    take(api.promotions[':key'].switch.$post({ param: { key: id }, json: { to } }, keyed(key))),
  );
  return (
    <>
      <Head title={translate('promotions')} />
      {error && <Bad>{error.message}</Bad>}
      <Table
        caption={translate('promotions')}
        rows={data?.rows ?? []}
        idOf={({ id }) => id}
        columns={[
          { key: 'name', label: translate('name') },
          { key: 'code', label: translate('promotion.code') },
          {
            key: 'state',
            label: translate('state'),
            show: ({ state }) => (
              <Mark tone={state === 'on' ? 'good' : undefined}>{translate(`promotion.${state}`)}</Mark>
            ),
          },
          { key: 'from', label: translate('from'), show: ({ from }) => formats.moment(from) },
          { key: 'until', label: translate('to'), show: ({ until }) => formats.moment(until) },
          { key: 'uses', label: translate('promotion.uses'), isNumber: true },
          {
            key: 'steps',
            label: translate('steps'),
            show: ({ id, state }) => (
              <Button
                onClick={() => switchIt.run({ key: id, to: state === 'off' ? 'on' : 'off' })}
                disabled={switchIt.isBusy}
              >
                {translate(state === 'off' ? 'promotion.enable' : 'promotion.disable')}
              </Button>
            ),
          },
        ]}
      />
      <Section title={translate('quotes')}>
        <Table
          caption={translate('quotes')}
          rows={quotes.data?.rows ?? []}
          idOf={({ number }) => number}
          columns={[
            { key: 'number', label: translate('number') },
            { key: 'written', label: translate('written'), show: ({ written }) => formats.moment(written) },
            { key: 'customer', label: translate('customer') },
            { key: 'company', label: translate('field.company') },
            { key: 'until', label: translate('to'), show: ({ until }) => formats.moment(until) },
            {
              key: 'total',
              label: translate('total'),
              isNumber: true,
              show: ({ total, currency }) => formats.money(total, currency),
            },
          ]}
        />
      </Section>
    </>
  );
}
