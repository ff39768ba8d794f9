import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { hasDownload, isVirtual } from '#features/cart/cart.ts';
import { useCartMessages } from '#features/cart/cart-messages.store.ts';
import { CartMessages } from '#features/cart/lines/CartMessages.tsx';
import { notify } from '#features/notifications/notifications.store.ts';
import { isCustomerSession, isGuestSession } from '#features/session/session.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { tell } from '#i18n/tell.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import type { Context } from '#store-api/contract/context.ts';
import { nameOf } from '#store-api/name-of.ts';
import { Message } from '#ui/Message.tsx';
import { cents } from '#values/money.ts';
import styles from './Checkout.module.css';
import { checkout, type Places } from './checkout.store.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { showRefusals, useCheckoutForm } from './form.store.ts';
import { changeRefusal, refusalText } from './refusal.ts';
import { ErrorSummary } from './steps/ErrorSummary.tsx';
import { GuestReset } from './steps/GuestReset.tsx';
import { PaymentMethods, ShippingMethods } from './steps/Methods.tsx';
import { OrderSummary } from './steps/OrderSummary.tsx';
import { PlaceOrder } from './steps/PlaceOrder.tsx';
import { ReviewStep } from './steps/ReviewStep.tsx';
import { Step } from './steps/Step.tsx';
import { WhereStep } from './steps/WhereStep.tsx';
import { WhoStep } from './steps/WhoStep.tsx';
import type { CheckoutWords } from './words.ts';

interface QuestionsProps {
  locale: Locale;
  words: CheckoutWords;
  links: { terms?: string | undefined; privacy?: string | undefined };
  cart: Cart;
  context: Context;
  places: Places;
}

/** Who, where, how to pay, look it over: four questions and a button. Nothing that was filled in is ever lost. */
export function Questions({ locale, words, links, cart, context, places }: QuestionsProps) {
  const offers = useStore(checkout.$offers).value;
  const choice = useStore(checkout.$choice);
  const failure = useStore(checkout.$failure);
  const order = useStore(checkout.$order);
  const messages = useCartMessages(words.cart);
  const facts = { countries: places.countries, needsWaiver: hasDownload(cart) };
  const form = useCheckoutForm(context, places, facts);
  const [isRefused, setRefused] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const top = useRef<HTMLDivElement>(null);

  async function place(values: CheckoutForm) {
    setRefused(false);
    const placed = await checkout.order(values);
    if (placed) return location.assign(paths.checkoutSuccess(locale, placed.id));
    setRefused(!showRefusals(form, words, checkout.$order.get().error));
    lookUp();
  }

  async function reset() {
    setResetting(false);
    if (await checkout.resetGuest()) notify({ type: 'success', message: tell(words.account, 'guestResetDone') });
  }

  /** What is wrong stands on top: the focus goes there once it is drawn. */
  const lookUp = () => requestAnimationFrame(() => top.current?.focus());

  const { customer, currency } = context;
  const chosen = {
    shipping: choice.shippingMethodId ?? context.shippingMethod.id,
    payment: choice.paymentMethodId ?? context.paymentMethod.id,
  };
  const isDownloads = isVirtual(cart);
  const isFixed = isCustomerSession(customer);
  const country = context.shippingLocation.country;
  const step = { form, words };
  return (
    <>
      <form className={styles.main} noValidate onSubmit={form.handleSubmit(place, lookUp)}>
        <h1 className="h2">{tell(words.checkout, 'title')}</h1>
        <div className={styles.top} ref={top} tabIndex={-1}>
          <ErrorSummary {...step} countries={places.countries} />
          {isRefused && <Message tone="danger">{refusalText(words, order.error)}</Message>}
          {Boolean(failure) && <Message tone="danger">{changeRefusal(words, failure)}</Message>}
          <CartMessages messages={messages} title={tell(words.cart, 'messagesTitle')} />
        </div>
        <WhoStep
          {...step}
          salutations={places.salutations}
          guest={isGuestSession(customer) ? customer?.email : undefined}
          isFixed={isFixed}
          onReset={() => setResetting(true)}
        />
        <WhereStep
          {...step}
          countries={places.countries}
          isVirtual={isDownloads}
          isFixed={isFixed}
          onCountry={(countryId) => checkout.choose({ countryId })}
        >
          <ShippingMethods
            {...{ words, offers, cart, currency, locale }}
            chosen={chosen.shipping}
            onChoose={(shippingMethodId) => checkout.choose({ shippingMethodId })}
          />
        </WhereStep>
        <Step number={3} title={tell(words.checkout, 'stepPay')}>
          <PaymentMethods
            {...{ words, offers }}
            chosen={chosen.payment}
            onChoose={(paymentMethodId) => checkout.choose({ paymentMethodId })}
          />
        </Step>
        <ReviewStep
          {...step}
          countries={places.countries}
          shipping={isDownloads ? undefined : nameOf(context.shippingMethod)}
          payment={nameOf(context.paymentMethod)}
          needsWaiver={facts.needsWaiver}
          links={links}
        />
        <PlaceOrder
          words={words}
          total={formatMoney(locale, cents(cart.price.totalPrice), currency.isoCode)}
          isBusy={form.formState.isSubmitting || order.state === 'pending' || order.state === 'success'}
        />
      </form>
      <OrderSummary
        {...{ cart, locale, words }}
        currency={currency.isoCode}
        interval={context.totalRounding?.interval}
        country={nameOf(country)}
      />
      <GuestReset isOpen={isResetting} words={words} onClose={() => setResetting(false)} onReset={reset} />
    </>
  );
}
