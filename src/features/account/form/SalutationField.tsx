import type { Salutation } from '#store-api/contract/shop.ts';
import { Field } from '#ui/Field.tsx';
import type { FieldProps } from './use-account-form.ts';

/** How somebody wants to be addressed. A list with a neutral form has an answer already, so nothing is missing. */
export const SalutationField = ({ field, salutations }: { field: FieldProps; salutations: readonly Salutation[] }) => (
  <Field {...field} required={false} as="select" autoComplete="honorific-prefix" width="w2">
    {salutations.map(({ id, displayName }) => (
      <option key={id} value={id}>
        {displayName}
      </option>
    ))}
  </Field>
);
