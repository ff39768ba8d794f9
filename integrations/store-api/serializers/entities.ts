import type { EntitiesOf } from '#store/criteria/aggregation/aggregate.ts';
import { refuse } from '#store/errors.ts';
import type { StoreEnv } from '#store/request.ts';
import { serializeCategory } from '#store/serializers/category.ts';
import { serializeCountry } from '#store/serializers/country.ts';
import { serializeManufacturer } from '#store/serializers/product/manufacturer.ts';
import { serializeOption } from '#store/serializers/product/property.ts';

/** Entities that an `entity` aggregation may name, from what is in memory anyway. @throws 400 for any other */
export const entitiesOf =
  ({ store: { catalogue, shopConfig }, locale }: StoreEnv['Variables']): EntitiesOf =>
  (definition, ids) => {
    const { categories, properties, pictures } = catalogue;
    const view = { tree: categories, pictures, salesChannelId: shopConfig.salesChannel.id, locale, withSeoUrls: false };
    switch (definition) {
      case 'product_manufacturer':
        return [serializeManufacturer(shopConfig.shop)].filter(({ id }) => ids.includes(id));
      case 'property_group_option':
        return properties.inOrder(ids).map((option) => serializeOption(option, locale));
      case 'category':
        return ids.flatMap((id) => categories.byId.get(id) ?? []).map((node) => serializeCategory(node, 0, view));
      case 'country':
        return shopConfig.countries
          .filter(({ id }) => ids.includes(id))
          .map((country) => serializeCountry(country, locale));
      default:
        throw refuse(400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY', `The entity "${definition}" can't be aggregated.`);
    }
  };
