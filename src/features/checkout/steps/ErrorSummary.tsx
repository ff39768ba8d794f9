import { ErrorSummary as Summary } from '#features/account/form/ErrorSummary.tsx';
import type { Country } from '#store-api/contract/shop.ts';
import { errorText, FIELDS, type FieldName, labelOf } from '../form-errors.ts';
import type { StepProps } from './form.ts';

interface ErrorSummaryProps extends StepProps {
  countries: readonly Country[];
}

/** What is missing at the checkout, above everything. */
export function ErrorSummary({ form, words, countries }: ErrorSummaryProps) {
  const { errors } = form.formState;
  const values = form.getValues();
  const countryOf = (field: string) =>
    countries.find(({ id }) => id === values[field.startsWith('billing') ? 'billing' : 'shipping'].countryId);
  const problems = FIELDS.flatMap((field) => {
    const text = errorText(words, errors, field, countryOf(field));
    return text ? [{ field, label: labelOf(words, field), text }] : [];
  });
  return <Summary problems={problems} words={words.validation} onGo={(field) => form.setFocus(field as FieldName)} />;
}
