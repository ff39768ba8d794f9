import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useAccount } from '#desk/app/account.ts';
import { api, keyed, take } from '#desk/app/client.ts';
import { SecondFactor } from '#desk/app/entrance/SecondFactor.tsx';
import { Bad, Button, Field, Head, Note, Section } from '#desk/app/parts/Parts.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useFormats } from '#desk/app/parts/words.ts';
import { useRead, useWrite } from '#desk/app/use-server.ts';

/** One's own account: password, second factor, and where one is logged in. */
export default function Account() {
  const translate = useTranslate();
  const formats = useFormats();
  const account = useAccount();
  const [isSettingUp, setUp] = useState(false);
  const sessions = useRead(['sessions'], () => take(api.account.sessions.$get()));
  const end = useWrite((_input, key) => take(api.account.sessions.end.$post({}, keyed(key))), {
    onDone: () => location.assign('/desk/login'),
    isAside: true,
  });
  if (isSettingUp) return <SecondFactor />;
  return (
    <>
      <Head title={translate('account')} />
      <p>
        {account.email} · {translate(`role.${account.role}`)}
      </p>
      <Section title={translate('totp.title')}>
        {account.hasTotp ? (
          <Note>{translate('totp.on', { count: account.recoveryCodes })}</Note>
        ) : (
          <Button onClick={() => setUp(true)}>{translate('totp.confirm')}</Button>
        )}
      </Section>
      <Section title={translate('password.change')}>
        <Password />
      </Section>
      <Section title={translate('sessions')}>
        <Table
          caption={translate('sessions')}
          rows={sessions.data?.rows ?? []}
          idOf={({ id }) => id}
          columns={[
            {
              key: 'browser',
              label: translate('session.browser'),
              show: ({ browser, isThis }) => (isThis ? `${browser} (${translate('session.this')})` : browser),
            },
            { key: 'since', label: translate('since'), show: ({ since }) => formats.moment(since) },
            { key: 'used', label: translate('session.used'), show: ({ used }) => formats.moment(used) },
          ]}
        />
        <Button kind="danger" onClick={() => end.run()} disabled={end.isBusy}>
          {translate('sessions.end')}
        </Button>
      </Section>
    </>
  );
}

function Password() {
  const translate = useTranslate();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const change = useWrite(
    (_input, key) => take(api.account.password.$post({ json: { current, password } }, keyed(key))),
    {
      done: 'password.changed',
      onDone: () => {
        setCurrent('');
        setPassword('');
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.run();
  };
  return (
    <form onSubmit={submit}>
      <Field
        label={translate('password.current')}
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        error={change.errorOf('current')}
        required
      />
      <Field
        label={translate('password.new')}
        hint={translate('password.hint')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={change.errorOf('password')}
        required
      />
      {change.error && <Bad>{change.error}</Bad>}
      <Button type="submit" disabled={change.isBusy}>
        {translate('save')}
      </Button>
    </form>
  );
}
