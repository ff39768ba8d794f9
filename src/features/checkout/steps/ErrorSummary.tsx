import { errorText, FIELDS, isField, labelOf } from '#features/checkout/form-errors.ts';
import { tell } from '#i18n/tell.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { FormSummary } from '#ui/FormSummary.tsx';
import type { StepProps } from './form.ts';

interface ErrorSummaryProps extends StepProps {
  countries: readonly Country[];
}

/** What is missing at the checkout. */
export function ErrorSummary({ form, words, countries }: ErrorSummaryProps) {
  const { errors } = form.formState;
  const values = form.getValues();
  const countryOf = (field: string) =>
    countries.find(({ id }) => id === values[field.startsWith('billing') ? 'billing' : 'shipping'].countryId);
  const problems = FIELDS.flatMap((name) => {
    const text = errorText(words, errors, name, countryOf(name));
    return text ? [{ name, label: labelOf(words, name), text }] : [];
  });
  return (
    <FormSummary
      title={tell(words.validation, 'summaryTitle', { count: problems.length })}
      problems={problems}
      onGo={(name) => isField(name) && form.setFocus(name)}
      note={tell(words.validation, 'summaryText')}
    />
  );
}
