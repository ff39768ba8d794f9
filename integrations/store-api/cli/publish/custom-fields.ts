import { idOf } from '#store/id.ts';
import type { Entity } from './admin-api.ts';
import type { Shopware } from './shopware.ts';
import type { Subject } from './write-subject.ts';

type Kind = 'text' | 'json' | 'int' | 'bool';

/** Who may write or read a field besides the administration. */
type Access = { allowCustomerWrite?: true; allowCartExpose?: true };

/** Every custom field of ours (docs/store-api.md), and what it is on. */
const FIELDS: Record<string, [Kind, entities: string[], access?: Access]> = {
  hof_key: [
    'text',
    [
      'category',
      'property_group',
      'property_group_option',
      'shipping_method',
      'payment_method',
      'promotion',
      'product_review',
    ],
  ],
  hof_list: ['text', ['category']],
  hof_hint: ['text', ['payment_method']],
  hof_family: ['text', ['product'], { allowCartExpose: true }],
  hof_kind: ['text', ['product'], { allowCartExpose: true }],
  hof_line: ['text', ['product']],
  hof_picture: ['text', ['product']],
  hof_claim: ['text', ['product']],
  hof_features: ['json', ['product']],
  hof_documents: ['json', ['product']],
  hof_guarantee_years: ['int', ['product']],
  hof_fits: ['json', ['product']],
  hof_fit: ['json', ['product']],
  hof_containers: ['json', ['product']],
  hof_spare_part_of: ['json', ['product']],
  hof_colour_hex: ['text', ['product']],
  hof_new: ['bool', ['product']],
  hof_colour: ['text', ['media']],
  hof_alpha: ['bool', ['media']],
  hof_model: ['text', ['media']],
  hof_digest: ['text', ['media']],
  hof_verified: ['bool', ['product_review']],
  hof_locale: ['text', ['product_review', 'sales_channel_domain']],
  hof_trade: ['text', ['customer'], { allowCustomerWrite: true }],
  hof_reorder_lists: ['text', ['customer'], { allowCustomerWrite: true }],
  hof_projects: ['text', ['customer'], { allowCustomerWrite: true }],
};

const SET = idOf('custom-field-set', 'hof');

/** Names of fields are unique in a Shopware: one that is there already stays in its set, and gets what ours needs. */
export function customFields({ customFieldIds }: Shopware): Subject[] {
  const entities = [...new Set(Object.values(FIELDS).flatMap(([, on]) => on))];
  const set: Entity = {
    id: SET,
    name: 'hof_und_herd',
    active: true,
    config: { label: { 'de-DE': 'Hof & Herd', 'en-GB': 'Hof & Herd' } },
    relations: entities.map((entityName) => ({ id: idOf('custom-field-set-relation', entityName), entityName })),
  };
  return [
    {
      entity: 'custom_field_set',
      rows: [set],
      nested: {
        relations: {
          entity: 'custom_field_set_relation',
          reads: ['entityName'],
          unique: ['entityName'],
          isOurs: ({ id, entityName }) => id === idOf('custom-field-set-relation', String(entityName)),
        },
      },
    },
    {
      entity: 'custom_field',
      rows: Object.entries(FIELDS).map(([name, [type, , access]]) => field(name, type, access)),
    },
  ];

  function field(name: string, type: Kind, access: Access = {}): Entity {
    const stored = customFieldIds.get(name);
    const id = stored?.id ?? idOf('custom-field', name);
    if (id !== idOf('custom-field', name)) return { id, name, active: true, ...access };
    return { id, name, type, active: true, customFieldSetId: SET, config: { label: { 'en-GB': name } }, ...access };
  }
}
