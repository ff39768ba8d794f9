import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { api, keyed, take } from '#desk/app/client.ts';
import { Dialog } from '#desk/app/parts/Dialog.tsx';
import { Bad, Button, Check, Field, Head, Row } from '#desk/app/parts/Parts.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useFormats } from '#desk/app/parts/words.ts';
import { useRead, useWrite } from '#desk/app/use-server.ts';

/** What customers wrote, before others read it. */
export default function Reviews() {
  const translate = useTranslate();
  const formats = useFormats();
  const [areAll, setAll] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { data, error } = useRead(['reviews', areAll], () =>
    take(api.reviews.$get({ query: { all: areAll ? 'true' : 'false' } })),
  );
  const approve = useWrite((id: string, key) => take(api.reviews[':id'].approve.$post({ param: { id } }, keyed(key))), {
    done: 'review.shown',
  });
  return (
    <>
      <Head title={translate('reviews')}>
        <Check label={translate('reviews.all')} checked={areAll} onChange={setAll} />
      </Head>
      {error && <Bad>{error.message}</Bad>}
      <Table
        caption={translate('reviews')}
        rows={data?.rows ?? []}
        idOf={({ id }) => id}
        columns={[
          { key: 'written', label: translate('written'), show: ({ written }) => formats.moment(written) },
          { key: 'article', label: translate('article') },
          { key: 'points', label: translate('points'), isNumber: true },
          {
            key: 'content',
            label: translate('review'),
            show: ({ author, title, content, refused: why }) => (
              <>
                <strong>{title}</strong> {content} ({author}){why && <em> {why}</em>}
              </>
            ),
          },
          {
            key: 'steps',
            label: translate('steps'),
            show: ({ id, shown }) => (
              <Row>
                {!shown && (
                  <Button onClick={() => approve.run(id)} disabled={approve.isBusy}>
                    {translate('review.show')}
                  </Button>
                )}
                <Button kind="danger" onClick={() => setRefused(id)}>
                  {translate('review.refuse')}
                </Button>
              </Row>
            ),
          },
        ]}
      />
      {refused && <Refuse id={refused} onClose={() => setRefused(null)} />}
    </>
  );
}

function Refuse({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const refuse = useWrite(
    (_input, key) => take(api.reviews[':id'].refuse.$post({ param: { id }, json: { reason } }, keyed(key))),
    { onDone: onClose },
  );
  return (
    <Dialog
      title={translate('review.refuse')}
      action={translate('review.refuse')}
      kind="danger"
      isBusy={refuse.isBusy}
      error={refuse.error}
      onClose={onClose}
      onSubmit={() => refuse.run()}
    >
      <Field
        label={translate('reason')}
        hint={translate('reason.hint')}
        value={reason}
        onChange={setReason}
        error={refuse.errorOf('reason')}
        required
      />
    </Dialog>
  );
}
