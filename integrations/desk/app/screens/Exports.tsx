import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { API } from '#desk/app/client.ts';
import { Field, FileLink, Head, Note, Row } from '#desk/app/parts/Parts.tsx';

const EXPORTS = ['orders', 'bookkeeping', 'customers', 'newsletter'] as const;

/** Files for the books, the parcel service and the newsletter. */
export default function Exports() {
  const translate = useTranslate();
  const [span, setSpan] = useState({ from: '', to: '' });
  const query = new URLSearchParams(span).toString();
  return (
    <>
      <Head title={translate('exports')} />
      <Row>
        <Field
          label={translate('from')}
          type="date"
          value={span.from}
          onChange={(from) => setSpan({ ...span, from })}
        />
        <Field label={translate('to')} type="date" value={span.to} onChange={(to) => setSpan({ ...span, to })} />
      </Row>
      <Note>{translate('exports.hint')}</Note>
      <Row>
        {EXPORTS.map((each) => (
          <FileLink key={each} href={`${API}/exports/${each}?${query}`}>
            {translate(`export.${each}`)}
          </FileLink>
        ))}
      </Row>
    </>
  );
}
