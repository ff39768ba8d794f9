import { addressLines } from '#features/account/address/address-lines.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { accountAddress } from '#i18n/paths.ts';
import type { CustomerAddress } from '#store-api/contract/account.ts';
import { Options } from '../steps/Options.tsx';
import type { CheckoutWords } from '../words.ts';

interface AddressChoiceProps {
  locale: Locale;
  words: CheckoutWords;
  kind: 'shipping' | 'billing';
  addresses: readonly CustomerAddress[];
  /** Empty for a new one. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** One of the addresses of the customer's book, which may be changed, or a new one that is typed below. */
export const AddressChoice = ({ locale, words, kind, addresses, chosen, onChoose }: AddressChoiceProps) => (
  <>
    <Options
      name={`${kind}-address`}
      legend={formatMessage(words.checkout, `${kind}Address`)}
      chosen={chosen || NEW}
      onChoose={(id) => onChoose(id === NEW ? '' : id)}
      options={[
        ...addresses.map((address) => ({
          ...{ id: address.id, label: `${address.firstName} ${address.lastName}`, isAvailable: true },
          hint: placeOf(address),
        })),
        { id: NEW, label: formatMessage(words.account, 'addressNew'), isAvailable: true },
      ]}
    />
    {chosen && (
      <p>
        <a className="more small" href={accountAddress(locale, chosen, { isForCheckout: true })}>
          {formatMessage(words.account, 'addressEdit')}
        </a>
      </p>
    )}
  </>
);

const NEW = 'new';

/** What the name leaves out. */
const placeOf = (address: CustomerAddress): string =>
  addressLines(address)
    .filter((line) => line !== `${address.firstName} ${address.lastName}`)
    .join(', ');
