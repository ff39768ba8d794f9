import { formatMoney } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { nameOf } from '#store-api/name-of.ts';
import { Message } from '#ui/Message.tsx';
import { shippingPrice } from '../offer.ts';
import type { Offers } from '../offers.store.ts';
import type { CheckoutWords } from '../words.ts';
import { Options } from './Options.tsx';

interface MethodsProps {
  words: CheckoutWords;
  /** Undefined while they are on their way, or when they have not come, which is told above. */
  offers: Offers | undefined;
  hasFailed: boolean;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

interface ShippingMethodsProps extends MethodsProps {
  cart: Cart;
  currency: { id: string; isoCode: string };
  locale: Locale;
}

/** The ways to ship, with their prices. */
export function ShippingMethods({
  words,
  offers,
  hasFailed,
  chosen,
  onChoose,
  cart,
  currency,
  locale,
}: ShippingMethodsProps) {
  const price = (method: Offers['shipping'][number]['method']) => {
    const cost = shippingPrice(method, cart, currency.id);
    return cost === 0 ? formatMessage(words.common, 'free') : cost && formatMoney(locale, cost, currency.isoCode);
  };
  if (!offers) return !hasFailed && <p role="status">{formatMessage(words.checkout, 'shippingMethodsLoading')}</p>;
  if (!offers.shipping.some(({ isAvailable }) => isAvailable))
    return <Message tone="danger">{formatMessage(words.checkout, 'shippingMethodsEmpty')}</Message>;
  return (
    <>
      {!offers.shipping.some(({ method, isAvailable }) => isAvailable && method.id === chosen) && (
        <Message tone="warning">{formatMessage(words.checkout, 'shippingMethodMissing')}</Message>
      )}
      <Options
        name="shipping-method"
        legend={formatMessage(words.checkout, 'shippingMethod')}
        chosen={chosen}
        onChoose={onChoose}
        options={offers.shipping.map(({ method, isAvailable }) => ({
          ...{ id: method.id, label: nameOf(method), isAvailable },
          price: isAvailable ? price(method) || undefined : undefined,
          hint: hintOf(words, 'shipping-method-blocked', method, isAvailable),
        }))}
      />
    </>
  );
}

/** The ways to pay. */
export function PaymentMethods({ words, offers, hasFailed, chosen, onChoose }: MethodsProps) {
  if (!offers) return !hasFailed && <p role="status">{formatMessage(words.checkout, 'paymentMethodsLoading')}</p>;
  if (!offers.payment.some(({ isAvailable }) => isAvailable))
    return <Message tone="danger">{formatMessage(words.checkout, 'paymentMethodsEmpty')}</Message>;
  return (
    <Options
      name="payment-method"
      legend={formatMessage(words.checkout, 'paymentMethod')}
      isLegendHidden
      chosen={chosen}
      onChoose={onChoose}
      options={offers.payment.map(({ method, isAvailable }) => ({
        ...{ id: method.id, label: nameOf(method), isAvailable },
        hint: hintOf(words, 'payment-method-blocked', method, isAvailable),
      }))}
    />
  );
}

type Described = Parameters<typeof nameOf>[0] & {
  translated?: { description?: string | null | undefined } | null | undefined;
  customFields?: { hof_hint?: string | null | undefined } | null | undefined;
};

/** What it is; of one that is not possible that it is so, and for whom it would be. */
function hintOf(
  words: CheckoutWords,
  blocked: 'shipping-method-blocked' | 'payment-method-blocked',
  method: Described,
  isAvailable: boolean,
): string | undefined {
  const text = method.translated?.description ?? undefined;
  if (isAvailable) return text;
  return [formatMessage(words.cart, blocked, { name: nameOf(method) }), method.customFields?.hof_hint ?? text]
    .filter(Boolean)
    .join(' ');
}
