import type { EntitiesOf } from '#store/criteria/aggregation/aggregate.ts';
import { refuse } from '#store/errors.ts';
import type { StoreEnv } from '#store/request.ts';
import { wireCategory } from '#store/wire/category.ts';
import { wireCountry } from '#store/wire/country.ts';
import { wireManufacturer } from '#store/wire/product/manufacturer.ts';
import { wireOption } from '#store/wire/product/property.ts';

/** Entities that an `entity` aggregation may name, from what is in memory anyway. @throws 400 for any other */
export const entitiesOf =
  ({ store: { catalogue, facts }, locale }: StoreEnv['Variables']): EntitiesOf =>
  (definition, ids) => {
    const { categories, properties, pictures } = catalogue;
    const view = { tree: categories, pictures, salesChannelId: facts.salesChannel.id, locale, withSeoUrls: false };
    switch (definition) {
      case 'product_manufacturer':
        return [wireManufacturer(facts.shop)].filter(({ id }) => ids.includes(id));
      case 'property_group_option':
        return properties.inOrder(ids).map((option) => wireOption(option, locale));
      case 'category':
        return ids.flatMap((id) => categories.byId.get(id) ?? []).map((node) => wireCategory(node, 0, view));
      case 'country':
        return facts.countries.filter(({ id }) => ids.includes(id)).map((country) => wireCountry(country, locale));
      default:
        throw refuse(400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY', `The entity "${definition}" can't be aggregated.`);
    }
  };
