import { errorText, FIELDS, labelOf } from '#features/checkout/form-errors.ts';
import { tell } from '#i18n/tell.ts';
import type { Country } from '#store-api/contract/shop.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './ErrorSummary.module.css';
import type { StepProps } from './form.ts';

interface ErrorSummaryProps extends StepProps {
  countries: readonly Country[];
}

/** What is missing, above everything, each with a way to its field. */
export function ErrorSummary({ form, words, countries }: ErrorSummaryProps) {
  const { errors } = form.formState;
  const values = form.getValues();
  const countryOf = (field: string) =>
    countries.find(({ id }) => id === values[field.startsWith('billing') ? 'billing' : 'shipping'].countryId);
  const found = FIELDS.flatMap((name) => {
    const text = errorText(words, errors, name, countryOf(name));
    return text ? [{ name, label: labelOf(words, name), text }] : [];
  });
  if (found.length === 0) return null;
  return (
    <div className="msg bad" role="alert">
      <Icon name="warning" />
      <div>
        <b>{tell(words.validation, 'summaryTitle', { count: found.length })}</b>
        <ul className={styles.list}>
          {found.map(({ name, label, text }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  form.setFocus(name);
                }}
              >
                {label || text}
              </a>
              {label && `: ${text.replace(/^\*/, '')}`}
            </li>
          ))}
        </ul>
        <p>{tell(words.validation, 'summaryText')}</p>
      </div>
    </div>
  );
}
