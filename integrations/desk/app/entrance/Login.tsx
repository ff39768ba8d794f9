import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { api, keyed, newKey, take } from '#desk/app/client.ts';
import { Bad, Button, Field, Note } from '#desk/app/parts/Parts.tsx';
import { useWrite } from '#desk/app/use-server.ts';
import { EntrancePage } from './EntrancePage.tsx';

/** Logs in by password, or by the link of a mail, with the code of the second factor where there is one. */
export function Login() {
  const translate = useTranslate();
  const [token] = useState(() => location.hash.slice(1));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isCodeAsked, askForCode] = useState(false);
  const [isMailed, setMailed] = useState(false);
  const login = useWrite(
    async () => {
      const second = code ? { code } : {};
      const body = keyed(newKey());
      return token
        ? take(api.login.link.$post({ json: { token, ...second } }, body))
        : take(api.login.$post({ json: { email, password, ...second } }, body));
    },
    { onDone: ({ next }) => (next === 'code' ? askForCode(true) : location.assign('/desk/')) },
  );
  const askForLink = useWrite((_input, key) => take(api.login.mail.$post({ json: { email } }, keyed(key))), {
    onDone: () => setMailed(true),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.run();
  };
  const error = login.error ?? login.errorOf('email') ?? askForLink.errorOf('email') ?? askForLink.error;
  return (
    <EntrancePage title={translate('login.title')}>
      <form onSubmit={submit}>
        {!token && (
          <>
            <Field
              label={translate('email')}
              type="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
              required
            />
            <Field
              label={translate('password')}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
            />
          </>
        )}
        {isCodeAsked && (
          <Field
            label={translate('code')}
            hint={translate('code.hint')}
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
            required
            autoFocus
          />
        )}
        {error && <Bad>{error}</Bad>}
        <Button type="submit" kind="main" disabled={login.isBusy}>
          {translate('login')}
        </Button>
      </form>
      {!token && (
        <>
          <Button onClick={() => askForLink.run()} disabled={askForLink.isBusy || !email}>
            {translate('login.ask')}
          </Button>
          <div role="status">{isMailed && <Note>{translate('login.mailed')}</Note>}</div>
        </>
      )}
    </EntrancePage>
  );
}
