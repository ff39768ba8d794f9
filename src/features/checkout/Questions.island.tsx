import { useStore } from '@nanostores/react';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasDownload, isVirtual } from '#features/cart/cart.ts';
import { UNKNOWN_CODE } from '#features/cart/cart-message.ts';
import { useCartMessages } from '#features/cart/use-cart-messages.ts';
import { isGuestSession } from '#features/session/session.ts';
import { formatMoney } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import type { Context } from '#store-api/contract/context.ts';
import { Message } from '#ui/Message.tsx';
import { cents } from '#values/money.ts';
import type { Offers } from './buyer.store.ts';
import styles from './Checkout.module.css';
import { checkout, type Places } from './checkout.store.ts';
import { addressesOf } from './checkout-form.ts';
import { choicesOf } from './choices.store.ts';
import { shippingPrice } from './offer.ts';
import { hasPage } from './order/payment.ts';
import { Options, OrderSummary } from './steps/OrderSummary.tsx';
import { Problems } from './steps/Problems.tsx';
import { PlaceOrder, ReviewStep, Step } from './steps/ReviewStep.tsx';
import { useCheckoutForm, usePlacing } from './use-checkout-form.ts';
import { useLogin } from './use-login.ts';
import { CountrySheet } from './where/CountrySheet.tsx';
import { WhereStep } from './where/WhereStep.tsx';
import { GuestReset, LOGIN_FORM, WhoStep } from './who/WhoStep.tsx';
import type { CheckoutWords, CountryWords } from './words.server.ts';

interface QuestionsProps {
  locale: Locale;
  words: CheckoutWords;
  links: { terms?: string | undefined; privacy?: string | undefined };
  cart: Cart;
  context: Context;
  places: Places;
  /** Why the cart or the countries are not those of now. */
  trouble: unknown;
}

/** Who, where, how to pay, look it over: four questions and a button. Nothing that was filled in is ever lost. */
export function Questions({ locale, words, links, cart, context, places, trouble }: QuestionsProps) {
  const offers = useDeferredValue(useStore(checkout.$offers));
  const choice = useStore(checkout.$choice);
  const failure = useStore(checkout.$failure);
  const book = useDeferredValue(useStore(checkout.$addresses));
  const messages = useCartMessages(words.cart).filter(({ key }) => !key.startsWith(UNKNOWN_CODE));
  const [sheet, setSheet] = useState<'reset' | 'country'>();
  const top = useRef<HTMLDivElement>(null);
  const greeting = useRef<HTMLParagraphElement>(null);
  const form = useCheckoutForm(context, places, cart);
  const placing = usePlacing({ form, words, locale, top, isVirtual: isVirtual(cart) });
  const login = useLogin(form, words, () => requestAnimationFrame(() => greeting.current?.focus()));

  const { customer, currency } = context;
  const { countries, salutations } = places;
  const country = countries.find(({ id }) => id === form.watch('shipping.countryId'));
  const addresses = addressesOf(customer, book.value);
  const why = {
    ...{ placing, failure, trouble: trouble ?? offers.error ?? book.error },
    ...{ onChooseAgain: checkout.chooseAgain, onRetry: checkout.load },
  };
  const methods = { words, offers: offers.value, hasFailed: offers.state === 'error' };
  const step = { form, words };
  const payment = choice.paymentMethodId ?? context.paymentMethod.id;
  const total = formatMoney(locale, cents(cart.price.totalPrice), currency.isoCode);
  const shipping = choice.shippingMethodId ?? context.shippingMethod.id;

  const { chooseCountry, enterCode, removeCode, resetGuest } = choicesOf({
    ...{ form, words, countries, isCustomer: addresses !== undefined },
  });
  const closeSheet = () => setSheet(undefined);
  const reset = () => {
    closeSheet();
    resetGuest();
  };

  return (
    <>
      <form className={styles.main} method="dialog" noValidate onSubmit={placing.submit}>
        <h1 className="h2">{formatMessage(words.checkout, 'title')}</h1>
        <Problems {...{ ...step, ...why, top, countries, messages }} />
        <WhoStep
          {...{ ...step, salutations, greeting }}
          customer={(addresses && customer) || undefined}
          guest={isGuestSession(customer) ? customer?.email : undefined}
          onReset={() => setSheet('reset')}
          login={{
            form: login,
            recoverHref: paths.accountRecover(locale),
            text: formatMessage(words.account, 'loginText'),
          }}
        />
        <WhereStep
          {...{ ...step, locale, countries, addresses }}
          isVirtual={isVirtual(cart)}
          onAddress={checkout.chooseAddresses}
          onCountry={(countryId) => !addresses && checkout.choose({ countryId })}
          country={
            country && (
              <CountryLine words={words.common} name={country.name ?? ''} onChange={() => setSheet('country')} />
            )
          }
        >
          <ShippingMethods
            {...{ ...methods, cart, currency, locale }}
            chosen={shipping}
            onChoose={(shippingMethodId) => checkout.choose({ shippingMethodId })}
          />
        </WhereStep>
        <Step number={3} title={formatMessage(words.checkout, 'stepPay')}>
          <PaymentMethods
            {...methods}
            chosen={payment}
            onChoose={(paymentMethodId) => checkout.choose({ paymentMethodId })}
          />
        </Step>
        <ReviewStep
          {...{ ...step, links }}
          chosen={{
            ...{ countries, addresses, payment: context.paymentMethod.name ?? '' },
            shipping: isVirtual(cart) ? undefined : (context.shippingMethod.name ?? ''),
          }}
          needsWaiver={hasDownload(cart)}
        />
        <PlaceOrder {...{ words, placing, total }} isOnline={hasPage(context.paymentMethod)} />
      </form>
      <OrderSummary
        {...{ cart, locale, words }}
        currency={currency.isoCode}
        interval={context.currency.itemRounding?.interval}
        country={context.shippingLocation.country.name ?? ''}
        onCode={enterCode}
        onRemoveCode={removeCode}
      />
      <InCheckoutModal>
        <form id={LOGIN_FORM} method="dialog" noValidate onSubmit={login.submit} />
        <GuestReset isOpen={sheet === 'reset'} words={words} onClose={closeSheet} onReset={reset} />
        <CountrySheet
          {...{ words: words.common, countries }}
          isOpen={sheet === 'country'}
          chosen={country?.id ?? ''}
          onChoose={chooseCountry}
          onClose={closeSheet}
        />
      </InCheckoutModal>
    </>
  );
}

/** What floats above the checkout stands in the page's own container for it, outside of every form. */
function InCheckoutModal({ children }: { children: ReactNode }) {
  const container = document.getElementById('checkout-modal');
  return container && createPortal(children, container);
}

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
function ShippingMethods({ words, offers, hasFailed, chosen, onChoose, cart, currency, locale }: ShippingMethodsProps) {
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
          ...{ id: method.id, label: method.name ?? '', isAvailable },
          price: isAvailable ? price(method) || undefined : undefined,
          hint: hintOf(words, 'shipping-method-blocked', method, isAvailable),
        }))}
      />
    </>
  );
}

/** The ways to pay. */
function PaymentMethods({ words, offers, hasFailed, chosen, onChoose }: MethodsProps) {
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
        ...{ id: method.id, label: method.name ?? '', isAvailable },
        hint: hintOf(words, 'payment-method-blocked', method, isAvailable),
      }))}
    />
  );
}

type Described = {
  name?: string | null | undefined;
  description?: string | null | undefined;
  customFields?: { hof_hint?: string | null | undefined } | null | undefined;
};

/** What it is; of one that is not possible that it is so, and for whom it would be. */
function hintOf(
  words: CheckoutWords,
  blocked: 'shipping-method-blocked' | 'payment-method-blocked',
  method: Described,
  isAvailable: boolean,
): string | undefined {
  const text = method.description ?? undefined;
  if (isAvailable) return text;
  return [formatMessage(words.cart, blocked, { name: method.name ?? '' }), method.customFields?.hof_hint ?? text]
    .filter(Boolean)
    .join(' ');
}

/** Where it goes, and a way to another country. */
const CountryLine = ({ words, name, onChange }: { words: CountryWords; name: string; onChange: () => void }) => (
  <p className="small">
    {formatMessage(words, 'countryCurrent', { country: name })}{' '}
    <button className="linkish" type="button" onClick={onChange}>
      {formatMessage(words, 'countryChange')}
    </button>
  </p>
);
