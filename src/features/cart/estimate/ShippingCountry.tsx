import { FailureText } from '#features/session/FailureText.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import { Field } from '#ui/Field.tsx';
import { Message } from '#ui/Message.tsx';
import type { CartWords } from '../words.ts';
import type { Estimate } from './use-estimate.ts';

/** Where the goods would go, for the estimate of shipping; nothing to choose once there is an address. */
export function ShippingCountry({ estimate, words }: { estimate: Estimate; words: CartWords }) {
  const { countries, countryId, isBusy, failure } = estimate;
  if (countries.length === 0) return null;
  return (
    <div aria-busy={isBusy || undefined}>
      <Field
        as="select"
        label={formatMessage(words, 'shippingCountry')}
        autoComplete="country"
        value={countryId}
        onChange={(event) => estimate.choose(event.target.value)}
      >
        {countries.map(({ id, name, translated }) => (
          <option key={id} value={id}>
            {translated?.name ?? name}
          </option>
        ))}
      </Field>
      {Boolean(failure) && (
        <Message tone="danger">
          <FailureText error={failure} words={words} onEnd={estimate.forgive} />
        </Message>
      )}
    </div>
  );
}
