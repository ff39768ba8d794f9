import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { api, keyed, take } from '#desk/app/client.ts';
import { locale } from '#desk/app/language.ts';
import { Bad, Button, Choice, Field, Head, Row, Section } from '#desk/app/parts/Parts.tsx';
import { Table } from '#desk/app/parts/Table.tsx';
import { useFormats } from '#desk/app/parts/words.ts';
import { useRead, useWrite } from '#desk/app/use-server.ts';

const ROLES = ['editor', 'merchant', 'owner'] as const;
type Role = (typeof ROLES)[number];

/** Who works at the desk, and what was done there. */
export default function Users() {
  const translate = useTranslate();
  const formats = useFormats();
  const { data, error } = useRead(['users'], () => take(api.users.$get()));
  const roles = ROLES.map((each) => [each, translate(`role.${each}`)] as const);
  const change = useWrite(({ email, role }: { email: string; role: Role }, key) =>
    take(api.users[':email'].role.$post({ param: { email }, json: { role } }, keyed(key))),
  );
  const remove = useWrite((email: string, key) =>
    take(api.users[':email'].remove.$post({ param: { email } }, keyed(key))),
  );
  return (
    <>
      <Head title={translate('users')} />
      {error && <Bad>{error.message}</Bad>}
      <Table
        caption={translate('users')}
        rows={data?.rows ?? []}
        idOf={({ email }) => email}
        columns={[
          { key: 'email', label: translate('email') },
          {
            key: 'role',
            label: translate('role'),
            show: ({ email, role }) => (
              <Choice
                label={translate('role.of', { email })}
                value={role}
                choices={roles}
                onChange={(chosen) => change.run({ email, role: chosen })}
              />
            ),
          },
          {
            key: 'active',
            label: translate('state'),
            show: ({ active }) => translate(active ? 'user.active' : 'user.invited'),
          },
          { key: 'lastLogin', label: translate('user.lastLogin'), show: ({ lastLogin }) => formats.moment(lastLogin) },
          {
            key: 'steps',
            label: translate('steps'),
            show: ({ email }) => (
              <Button kind="danger" onClick={() => remove.run(email)} disabled={remove.isBusy}>
                {translate('user.remove')}
              </Button>
            ),
          },
        ]}
      />
      <Section title={translate('user.invite')}>
        <Invite roles={roles} />
      </Section>
      <Section title={translate('audit')}>
        <Audit />
      </Section>
    </>
  );
}

function Invite({ roles }: { roles: (readonly [Role, string])[] }) {
  const translate = useTranslate();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const invite = useWrite(
    (_input, key) => take(api.users.$post({ json: { email, role, locale: locale() } }, keyed(key))),
    { done: 'user.invited.done', onDone: () => setEmail('') },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.run();
  };
  return (
    <form onSubmit={submit}>
      <Row>
        <Field
          label={translate('email')}
          type="email"
          value={email}
          onChange={setEmail}
          error={invite.errorOf('email') ?? invite.error}
          required
        />
        <Choice label={translate('role')} value={role} choices={roles} onChange={setRole} />
        <Button type="submit" kind="main" disabled={invite.isBusy}>
          {translate('user.invite')}
        </Button>
      </Row>
    </form>
  );
}

function Audit() {
  const translate = useTranslate();
  const formats = useFormats();
  const [behind, setBehind] = useState({ at: '', id: '' });
  const { data } = useRead(['audit', behind], () => take(api.audit.$get({ query: behind })));
  const rows = data?.rows ?? [];
  const last = rows.at(-1);
  return (
    <>
      <Table
        caption={translate('audit')}
        rows={rows}
        idOf={({ id }) => id}
        columns={[
          { key: 'at', label: translate('written'), show: ({ at }) => formats.moment(at) },
          { key: 'email', label: translate('audit.who') },
          { key: 'action', label: translate('audit.what') },
          { key: 'subject', label: translate('audit.about') },
          { key: 'change', label: translate('audit.change'), show: ({ change }) => JSON.stringify(change) },
        ]}
      />
      {last && (
        <Row>
          <Button onClick={() => setBehind({ at: last.at, id: last.id })}>{translate('older')}</Button>
        </Row>
      )}
    </>
  );
}
