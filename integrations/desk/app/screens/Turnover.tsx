import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { api, take } from '#desk/app/client.ts';
import { Bad, Choice, Field, Head, Row } from '#desk/app/parts/Parts.tsx';
import { Plot } from '#desk/app/parts/Plot.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useFormats } from '#desk/app/parts/words.ts';
import { useRead } from '#desk/app/use-server.ts';

const BY = ['day', 'month', 'article', 'country', 'vat', 'method'] as const;

/** What was invoiced less what went back, as a plot with the table beside it. */
export default function Turnover() {
  const translate = useTranslate();
  const formats = useFormats();
  const [by, setBy] = useState<(typeof BY)[number]>('day');
  const [span, setSpan] = useState({ from: '', to: '' });
  const { data, error } = useRead(['turnover', by, span], () => take(api.turnover.$get({ query: { by, ...span } })));
  const rows = data?.rows ?? [];
  return (
    <>
      <Head title={translate('turnover')} />
      <Row>
        <Choice
          label={translate('turnover.by')}
          value={by}
          onChange={setBy}
          choices={BY.map((each) => [each, translate(`by.${each}`)] as const)}
        />
        <Field
          label={translate('from')}
          type="date"
          value={span.from}
          onChange={(from) => setSpan({ ...span, from })}
        />
        <Field label={translate('to')} type="date" value={span.to} onChange={(to) => setSpan({ ...span, to })} />
      </Row>
      {error && <Bad>{error.message}</Bad>}
      {rows.length > 0 && (
        <Plot
          title={translate('turnover')}
          bars={rows.slice(0, 60).map(({ key, label, gross }) => ({ name: label || key, value: Number(gross) }))}
        />
      )}
      <Table
        caption={translate('turnover')}
        rows={rows}
        idOf={({ key, currency }) => `${key} ${currency}`}
        columns={[
          { key: 'key', label: translate(`by.${by}`), show: ({ key, label }) => (label ? `${key} ${label}` : key) },
          { key: 'orders', label: translate('orders'), isNumber: true },
          { key: 'pieces', label: translate('pieces'), isNumber: true },
          {
            key: 'net',
            label: translate('net'),
            isNumber: true,
            show: ({ net, currency }) => formats.money(net, currency),
          },
          {
            key: 'vat',
            label: translate('sum.vat'),
            isNumber: true,
            show: ({ vat, currency }) => formats.money(vat, currency),
          },
          {
            key: 'gross',
            label: translate('gross'),
            isNumber: true,
            show: ({ gross, currency }) => formats.money(gross, currency),
          },
        ]}
      />
    </>
  );
}
