import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { api, keyed, newKey, take } from '#desk/app/client.ts';
import { locale } from '#desk/app/language.ts';
import { Bad, Button, Field, Note } from '#desk/app/parts/Parts.tsx';
import { useRead, useWrite } from '#desk/app/use-server.ts';
import { EntrancePage } from './EntrancePage.tsx';

/** Takes an invitation: whoever has its link chooses a password. */
export function Welcome() {
  const translate = useTranslate();
  const [token] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState('');
  const invitation = useRead(['welcome'], () => take(api.welcome.$post({ json: { token } }, keyed(newKey()))));
  const accept = useWrite(
    (_input, key) => take(api.welcome.accept.$post({ json: { token, password, locale: locale() } }, keyed(key))),
    { onDone: () => location.assign('/desk/'), isAside: true },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    accept.run();
  };
  return (
    <EntrancePage title={translate('welcome.title')}>
      {invitation.error && <Bad>{invitation.error.message}</Bad>}
      {invitation.data && (
        <form onSubmit={submit}>
          <Note>{translate('welcome.for', { email: invitation.data.email })}</Note>
          <input type="hidden" autoComplete="username" value={invitation.data.email} readOnly />
          <Field
            label={translate('password.new')}
            hint={translate('password.hint')}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={accept.errorOf('password')}
            required
          />
          {accept.error && <Bad>{accept.error}</Bad>}
          <Button type="submit" kind="main" disabled={accept.isBusy}>
            {translate('welcome.accept')}
          </Button>
        </form>
      )}
    </EntrancePage>
  );
}
