import { Hono } from 'hono';
import { criteriaOf } from '#store/criteria/input.ts';
import { pick, trim } from '#store/criteria/output.ts';
import { select } from '#store/criteria/select.ts';
import type { StoreEnv } from '#store/request.ts';
import { answerList } from '#store/routes/answer-list.ts';
import { onBoth, pathId } from '#store/routes/both.ts';
import { wireCountry, wireCountryState } from '#store/wire/country.ts';
import { wireCurrency } from '#store/wire/money.ts';
import { wireLanguage, wireSalutation } from '#store/wire/people.ts';
import { readCountries, readCurrencies, readLanguages, readSalutations } from '#store-api/contract/shop.ts';

/** What the shop is: languages, currencies, countries, salutations (facts §2.1). */
export function shopRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, readLanguages, async (c) =>
    answerList(c, 'language', c.var.store.facts.languages.map(wireLanguage), await criteriaOf(c)),
  );

  // a bare list, unlike its siblings (facts §8, 4)
  onBoth(routes, readCurrencies, async (c) => {
    const criteria = await criteriaOf(c);
    const currencies = c.var.store.facts.currencies.map((currency) => wireCurrency(currency, c.var.locale));
    return c.json(trim(pick(select(currencies, criteria).elements, criteria.output), criteria.output));
  });

  onBoth(routes, readSalutations, async (c) => {
    const salutations = c.var.store.facts.salutations.map((salutation) => wireSalutation(salutation, c.var.locale));
    return answerList(c, 'salutation', salutations, await criteriaOf(c));
  });

  onBoth(routes, readCountries, async (c) => {
    const criteria = await criteriaOf(c);
    const withStates = 'states' in criteria.associations;
    const countries = c.var.store.facts.countries.map((country) => wireCountry(country, c.var.locale, withStates));
    return answerList(c, 'country', countries, criteria);
  });

  onBoth(routes, { path: '/country-state/{countryId}' }, async (c) => {
    const id = pathId(c, 'countryId');
    const country = c.var.store.facts.countries.find((each) => each.id === id);
    const states = (country?.states ?? []).map((state) => wireCountryState(state, c.var.locale));
    return answerList(c, 'country_state', states, await criteriaOf(c));
  });

  return routes;
}
