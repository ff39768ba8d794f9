import { isObject } from '#store/request.ts';
import { type Criteria, readCriteria } from './criteria.ts';
import { select } from './select.ts';

/**
 * Entities with the lists that came along as their associations ask: filtered, sorted, cut, and so on below.
 * What did not come along is passed over. @throws 400 for criteria that break a rule
 */
export function narrow<Entity extends object>(entities: Entity[], associations: Record<string, unknown>): Entity[] {
  const requested = Object.entries(associations).filter((entry): entry is [string, Record<string, unknown>] => {
    const [name, criteria] = entry;
    return isObject(criteria) && Object.keys(criteria).length > 0 && entities.some((entity) => name in entity);
  });
  return requested.reduce((narrowed, [name, raw]) => {
    const association: AssociationCriteria = { ...readCriteria(raw), isWhole: raw.limit === undefined };
    return narrowed.map((each) => narrowOne(each, name, association));
  }, entities);
}

/** What an association asks for; without a limit of its own, a list comes whole. */
type AssociationCriteria = Criteria & { isWhole: boolean };

function narrowOne<Entity extends object>(entity: Entity, name: string, association: AssociationCriteria): Entity {
  const value = (entity as Record<string, unknown>)[name];
  const { associations, isWhole } = association;
  if (isObject(value)) return { ...entity, [name]: narrow([value], associations)[0] };
  if (!Array.isArray(value)) return entity;
  const { elements } = select(value.filter(isEntity), {
    ...association,
    limit: isWhole ? value.length : association.limit,
  });
  return { ...entity, [name]: narrow(elements, associations) };
}

const isEntity = (value: unknown): value is { id: string } => isObject(value) && typeof value.id === 'string';
