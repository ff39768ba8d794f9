import type { Salutation } from '#store-api/contract/shop.ts';
import { Field } from '#ui/Field.tsx';
import type { FieldProps } from './kit.ts';

/** How somebody wants to be addressed; without an answer it is the neutral form. */
export const SalutationField = ({ field, salutations }: { field: FieldProps; salutations: readonly Salutation[] }) => (
  <Field {...field} required={false} as="select" autoComplete="honorific-prefix" width="w3">
    {inOrder(salutations).map(({ id, displayName, translated }) => (
      <option key={id} value={isNeutral(id, salutations) ? '' : id}>
        {translated?.displayName ?? displayName}
      </option>
    ))}
  </Field>
);

/** The neutral form first: it is what an empty field means. */
const inOrder = (salutations: readonly Salutation[]): Salutation[] =>
  [...salutations].sort((a, b) => Number(b.salutationKey === NEUTRAL) - Number(a.salutationKey === NEUTRAL));

const isNeutral = (id: string, salutations: readonly Salutation[]): boolean =>
  salutations.find(({ salutationKey }) => salutationKey === NEUTRAL)?.id === id;

const NEUTRAL = 'not_specified';
