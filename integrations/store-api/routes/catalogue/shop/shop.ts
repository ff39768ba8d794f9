import { Hono } from 'hono';
import { criteriaOf } from '#store/criteria/input.ts';
import { pick, trim } from '#store/criteria/output.ts';
import { select } from '#store/criteria/select.ts';
import type { StoreEnv } from '#store/request.ts';
import { onBoth, pathId } from '#store/routes/both.ts';
import { answerList } from '#store/routes/list-response.ts';
import { serializeCountry, serializeCountryState } from '#store/serializers/country.ts';
import { serializeCurrency } from '#store/serializers/money.ts';
import { serializeLanguage, serializeSalutation } from '#store/serializers/people.ts';
import { readCountries, readCurrencies, readLanguages, readSalutations } from '#store-api/contract/shop.ts';

/** What the shop is: languages, currencies, countries, salutations. */
export function shopRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readLanguages, async (c) =>
    answerList(c, 'language', c.var.store.shopConfig.languages.map(serializeLanguage), await criteriaOf(c)),
  );

  // a bare list, unlike its siblings
  onBoth(routes, readCurrencies, async (c) => {
    const criteria = await criteriaOf(c);
    const currencies = c.var.store.shopConfig.currencies.map((currency) => serializeCurrency(currency, c.var.locale));
    return c.json(trim(pick(select(currencies, criteria).elements, criteria.output), criteria.output));
  });

  onBoth(routes, readSalutations, async (c) => {
    const salutations = c.var.store.shopConfig.salutations.map((salutation) =>
      serializeSalutation(salutation, c.var.locale),
    );
    return answerList(c, 'salutation', salutations, await criteriaOf(c));
  });

  onBoth(routes, readCountries, async (c) => {
    const criteria = await criteriaOf(c);
    const withStates = 'states' in criteria.associations;
    const countries = c.var.store.shopConfig.countries.map((country) =>
      serializeCountry(country, c.var.locale, withStates),
    );
    return answerList(c, 'country', countries, criteria);
  });

  onBoth(routes, { path: '/country-state/{countryId}' }, async (c) => {
    const id = pathId(c, 'countryId');
    const country = c.var.store.shopConfig.countries.find((each) => each.id === id);
    const states = (country?.states ?? []).map((state) => serializeCountryState(state, c.var.locale));
    return answerList(c, 'country_state', states, await criteriaOf(c));
  });

  return routes;
}
