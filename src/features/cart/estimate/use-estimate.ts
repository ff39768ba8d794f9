import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $context } from '#features/session/session.store.ts';
import { estimate } from './estimate.store.ts';

/** Where the goods would go, where they could go, and whether choosing failed. */
export type Estimate = ReturnType<typeof useEstimate>;

/** What the estimate of shipping shows; the countries are read when `isShown` becomes true. */
export function useEstimate(isShown: boolean) {
  const context = useStore($context, { ssr: 'initial' }).value;
  const { value: countries } = useStore(estimate.$countries, { ssr: 'initial' });
  const choice = useStore(estimate.$choice, { ssr: 'initial' });
  const failure = useStore(estimate.$failure, { ssr: 'initial' });
  useEffect(() => {
    if (isShown) estimate.loadCountries();
  }, [isShown]);

  const here = context?.shippingLocation.country;
  const addressCountry = context?.shippingLocation.address ? here : undefined;
  return {
    /** The country of the address that the shop knows already: nothing to choose. */
    country: addressCountry && (addressCountry.name ?? undefined),
    /** Until the list is loaded, just the current country, so that nothing below it shifts. */
    countries: addressCountry ? [] : (countries ?? (here ? [here] : [])),
    countryId: choice ?? here?.id,
    isBusy: choice !== undefined,
    failure,
    choose: estimate.choose,
    forgive: estimate.forgive,
  };
}
