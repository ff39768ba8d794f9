import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { api, DeskProblem, keyed, take } from '#desk/app/client.ts';
import { Dialog } from '#desk/app/parts/Dialog.tsx';
import { Button, Field, Mark, Note } from '#desk/app/parts/Parts.tsx';
import { useFormats } from '#desk/app/parts/words.ts';
import { useWrite } from '#desk/app/use-server.ts';
import { type Problem, useBuilder, useStore } from '#desk/builder/builder-context.ts';
import type { DocumentStore } from '#desk/builder/document/store.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { Past } from './Past.tsx';

type PublishingProps = {
  kind: string;
  id: string;
  entry: {
    isPublished: boolean;
    others: string[];
    plans: { id: string; plannedFor: string; author: string; trouble: string | null }[];
  };
  onProblems: (problems: readonly Problem[]) => void;
  /** Something about the entry is other, and its data is not. */
  onChange: () => void;
  /** Its data is other: what is open is read anew. */
  onReopen: () => void;
};

/** From a draft to what is live: now, at a minute, or not at all; and back. */
export function Publishing({ kind, id, entry, onProblems, onChange, onReopen }: PublishingProps) {
  const translate = useTranslate();
  const { store } = useBuilder();
  const isUndecided = useStore(({ conflicts }) => conflicts.length > 0);
  const [opened, open] = useState<'plan' | 'past' | 'discard'>();
  const routes = api.content[':kind'][':id'];
  const param = { kind, id };
  const publish = useWrite(
    async (_input: undefined, key) => {
      const version = await savedVersion(store, translate('content.unsaved'));
      return outcomeOf(routes.publish.$post({ param, json: { version } }, keyed(key)));
    },
    {
      isAside: true,
      done: (outcome) => translate(sentenceOf(outcome)),
      onDone: (outcome) => {
        onProblems(outcome.state === 'invalid' ? outcome.problems : []);
        if (outcome.state === 'invalid') return;
        if (outcome.state === 'conflict') return store.rebase(outcome.merged, outcome.version);
        if (outcome.data) store.receive(outcome.data, outcome.version);
        else store.published(outcome.version);
        onChange();
      },
    },
  );
  const discard = useWrite(
    async (_input: undefined, key) => {
      await savedVersion(store, translate('content.unsaved'));
      return take(routes.discard.$post({ param }, keyed(key)));
    },
    { isAside: true, done: 'content.discarded', onDone: onReopen },
  );
  return (
    <>
      <State entry={entry} onChange={onChange} />
      <Button onClick={() => open('past')}>{translate('content.history')}</Button>
      <Button onClick={() => open('discard')}>{translate('content.discard')}</Button>
      <Button onClick={() => open('plan')} disabled={isUndecided}>
        {translate('content.plan')}
      </Button>
      <Button kind="main" onClick={() => publish.run(undefined)} disabled={publish.isBusy || isUndecided}>
        {translate('content.publish')}
      </Button>
      {/* loaded anew, so that the other screens keep their own looks */}
      <a href="/desk/content">{translate('content.leave')}</a>
      {opened === 'plan' && <Plan param={param} onDone={onChange} onClose={() => open(undefined)} />}
      {opened === 'past' && <Past param={param} onBack={onReopen} onClose={() => open(undefined)} />}
      {opened === 'discard' && (
        <Dialog
          title={translate('content.discard')}
          action={translate('content.discard')}
          kind="danger"
          isBusy={discard.isBusy}
          onClose={() => open(undefined)}
          onSubmit={() => discard.run(undefined)}
        >
          <Note>{translate('content.discard.hint')}</Note>
        </Dialog>
      )}
    </>
  );
}

const sentenceOf = (outcome: Outcome): string =>
  outcome.state === 'conflict' && outcome.isRemoved ? 'content.removedMeanwhile' : `content.${outcome.state}`;

/** Who else is at it, and what is planned. */
function State({ entry, onChange }: Pick<PublishingProps, 'entry' | 'onChange'>) {
  const translate = useTranslate();
  const formats = useFormats();
  const cancel = useWrite(
    (plan: string, key) => take(api.content.plans[':id'].cancel.$post({ param: { id: plan } }, keyed(key))),
    { isAside: true, done: 'content.plan.cancelled', onDone: onChange },
  );
  return (
    <>
      {!entry.isPublished && <Mark tone="warn">{translate('content.unpublished')}</Mark>}
      {entry.others.length > 0 && (
        <Mark tone="warn">{translate('content.others', { who: entry.others.join(', ') })}</Mark>
      )}
      {entry.plans.map(({ id, plannedFor, trouble }) => (
        <span key={id} title={trouble ?? undefined}>
          <Mark tone={trouble ? 'bad' : undefined}>
            {trouble
              ? translate('content.plan.failed', { reason: trouble })
              : translate('content.planned', { at: formats.moment(plannedFor) })}
          </Mark>{' '}
          <Button onClick={() => cancel.run(id)}>{translate('content.plan.cancel')}</Button>
        </span>
      ))}
    </>
  );
}

type PlanProps = { param: { kind: string; id: string }; onDone: () => void; onClose: () => void };

function Plan({ param, onDone, onClose }: PlanProps) {
  const translate = useTranslate();
  const { store } = useBuilder();
  const [at, setAt] = useState('');
  const plan = useWrite(
    async (moment: string, key) => {
      const version = await savedVersion(store, translate('content.unsaved'));
      const json = { version, at: new Date(moment).toISOString() };
      return take(api.content[':kind'][':id'].plan.$post({ param, json }, keyed(key)));
    },
    {
      isAside: true,
      done: 'content.plan.done',
      onDone: () => {
        onDone();
        onClose();
      },
    },
  );
  return (
    <Dialog
      title={translate('content.plan')}
      action={translate('content.plan')}
      isBusy={plan.isBusy}
      error={plan.error}
      onClose={onClose}
      onSubmit={() => plan.run(at)}
    >
      <Field label={translate('content.plan.at')} type="datetime-local" value={at} onChange={setAt} required />
    </Dialog>
  );
}

/** The version of what is saved, once all that was typed is. @throws {DeskProblem} where it can't be */
async function savedVersion(store: DocumentStore, trouble: string): Promise<string> {
  await new Promise<void>((resolve) => {
    const resolveWhenDone = () => {
      const { status } = store.read();
      if (status !== 'saved' && status !== 'failed') return;
      leave();
      resolve();
    };
    const leave = store.subscribe(resolveWhenDone);
    void store.saveNow().then(resolveWhenDone);
  });
  const { status, version } = store.read();
  if (status === 'failed') throw new DeskProblem(0, [{ message: trouble }]);
  return version;
}
