import { formatMessage } from '#i18n/format-message.ts';
import type { Salutation } from '#store-api/contract/shop.ts';
import { Field } from '#ui/Field.tsx';
import { account, leaveFor } from '../account.store.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { BirthdayFields } from '../form/BirthdayFields.tsx';
import { SalutationField } from '../form/SalutationField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import type { FormWords } from '../form/words.server.ts';
import { type ProfileForm as Form, PROFILE_FIELDS, profileOf, profileSchema } from './profile-form.ts';

interface ProfileFormProps {
  words: FormWords;
  salutations: Salutation[];
  start: Form;
  hasCompany: boolean;
  /** The page again, with the sentence that it has worked. */
  savedHref: string;
  /** The moment of the page, for the age; ISO. */
  now: string;
}

/** Name, birthday, and of a business its company. */
export function ProfileForm({ words, salutations, start, hasCompany, savedHref, now }: ProfileFormProps) {
  const form = useAccountForm<Form>({
    id: 'profile',
    words,
    start,
    schema: profileSchema(new Date(now), hasCompany),
    fields: PROFILE_FIELDS,
    fieldOf: (refused) => (refused.startsWith('vatIds') ? 'vatIds' : refused),
    labels: { birthdayDay: 'field-birthday' },
    send: async (form) => {
      await account.saveProfile(profileOf(form, hasCompany));
      await leaveFor(savedHref);
    },
  });
  return (
    <AccountForm form={form} action={formatMessage(words.common, 'save')}>
      <div className="fields">
        <SalutationField field={form.field('salutationId')} salutations={salutations} />
        <Field {...form.field('firstName')} autoComplete="given-name" width="w2" />
        <Field {...form.field('lastName')} autoComplete="family-name" width="w2" />
        {hasCompany && (
          <>
            <Field {...form.field('company')} autoComplete="organization" width="w3" />
            <Field
              {...form.field('vatIds', { isOptional: true })}
              hint={formatMessage(words.account, 'hint-vatIds')}
              autoCapitalize="characters"
              width="w3"
            />
          </>
        )}
        <BirthdayFields form={form} />
      </div>
    </AccountForm>
  );
}
