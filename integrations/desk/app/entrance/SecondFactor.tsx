import { useTranslate } from 'ra-core';
import { type FormEvent, useEffect, useState } from 'react';
import { api, keyed, take } from '#desk/app/client.ts';
import { Bad, Button, Field, Note } from '#desk/app/parts/Parts.tsx';
import style from '#desk/app/shell.module.css';
import { useWrite } from '#desk/app/use-server.ts';
import { EntrancePage } from './EntrancePage.tsx';

/** Sets up the second factor, and hands out the codes that stand in for a lost telephone. */
export function SecondFactor() {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([]);
  const [offer, setOffer] = useState<{ secret: string; qr: string } | null>(null);
  const begin = useWrite((_input, key) => take(api.account.totp.$post({}, keyed(key))), {
    onDone: setOffer,
    isAside: true,
  });
  const confirm = useWrite((_input, key) => take(api.account.totp.confirm.$post({ json: { code } }, keyed(key))), {
    onDone: (output) => setRecoveryCodes(output.recoveryCodes),
    isAside: true,
  });
  const { run, isBusy, error } = begin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => run(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.run();
  };
  if (recoveryCodes.length > 0)
    return (
      <EntrancePage title={translate('totp.codes')}>
        <Note>{translate('totp.codes.hint')}</Note>
        <ul className={style.codes}>
          {recoveryCodes.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <Button kind="main" onClick={() => location.assign('/desk/')}>
          {translate('totp.kept')}
        </Button>
      </EntrancePage>
    );
  return (
    <EntrancePage title={translate('totp.title')}>
      <Note>{translate('totp.hint')}</Note>
      {error && <Bad>{error}</Bad>}
      {offer && (
        <>
          <img
            className={style.qr}
            alt={translate('totp.qr')}
            src={`data:image/svg+xml,${encodeURIComponent(offer.qr)}`}
          />
          <Note>
            {translate('totp.secret')} <code>{offer.secret}</code>
          </Note>
          <form onSubmit={submit}>
            <Field
              label={translate('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={setCode}
              error={confirm.errorOf('code')}
              required
            />
            <Button type="submit" kind="main" disabled={confirm.isBusy || isBusy}>
              {translate('totp.confirm')}
            </Button>
          </form>
        </>
      )}
    </EntrancePage>
  );
}
