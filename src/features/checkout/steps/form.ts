import type { UseFormReturn } from 'react-hook-form';
import { formatMessage } from '#i18n/format-message.ts';
import type { Country } from '#store-api/contract/shop.ts';
import type { CheckoutForm } from '../checkout-form.ts';
import { errorText, type FieldName, labelOf } from '../form-errors.ts';
import type { CheckoutWords } from '../words.server.ts';

export type Form = UseFormReturn<CheckoutForm>;

/** What every step needs. */
export type StepProps = { form: Form; words: CheckoutWords };

/** Everything that a field of the form shows and does: `<Field {...field(form, words, 'email')} type="email" />`. */
export function field({ register, formState }: Form, words: CheckoutWords, name: FieldName, more: More = {}) {
  return {
    ...register(name, { ...(more.onChange && { onChange: more.onChange }), deps: [...(more.deps ?? [])] }),
    id: name,
    label: labelOf(words, name),
    error: errorText(words, formState.errors, name, more.country),
    optional: more.isOptional ? formatMessage(words.common, 'optional') : undefined,
    required: !more.isOptional,
  };
}

type More = {
  isOptional?: boolean;
  country?: Country | undefined;
  onChange?: (event: ChangeOf) => void;
  /** The fields whose messages depend on this one too. */
  deps?: readonly FieldName[];
};
type ChangeOf = { target: { value: string } };
