import { useTranslate } from 'ra-core';
import { api, keyed, take } from '#desk/app/client.ts';
import { Dialog } from '#desk/app/parts/Dialog.tsx';
import { Bad, Button } from '#desk/app/parts/Parts.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useFormats } from '#desk/app/parts/words.ts';
import { useRead, useWrite } from '#desk/app/use-server.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

const isBack = (state: Outcome['state']): boolean => state === 'published' || state === 'unchanged';

const WHAT = { new: 'content.made', changed: 'content.changedThen', removed: 'content.removed' };

type PastProps = { param: { kind: string; id: string }; onBack: () => void; onClose: () => void };

/** What was published of an entry, each to be taken back by one press, with all that was published together. */
export function Past({ param, onBack, onClose }: PastProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { data, error } = useRead(['past', param.kind, param.id], () =>
    take(api.content[':kind'][':id'].history.$get({ param })),
  );
  const goBack = useWrite(
    (publication: string, key) => outcomeOf(api.content.back.$post({ json: { publication } }, keyed(key))),
    {
      done: ({ state }) => translate(isBack(state) ? 'content.back.done' : 'content.back.refused'),
      onDone: ({ state }) => isBack(state) && onBack(),
    },
  );
  return (
    <Dialog title={translate('content.history')} action={translate('close')} onClose={onClose} onSubmit={onClose}>
      {error && <Bad>{error.message}</Bad>}
      <Table
        caption={translate('content.history')}
        rows={data?.rows ?? []}
        idOf={({ publication }) => publication}
        columns={[
          { key: 'publishedAt', label: translate('written'), show: ({ publishedAt }) => formats.moment(publishedAt) },
          { key: 'author', label: translate('audit.who') },
          { key: 'what', label: translate('audit.what'), show: ({ what }) => translate(WHAT[what]) },
          {
            key: 'steps',
            label: translate('steps'),
            show: ({ publication }) => (
              <Button onClick={() => goBack.run(publication)} disabled={goBack.isBusy}>
                {translate('content.back')}
              </Button>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
