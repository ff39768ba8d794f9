import { fieldsOf } from '#store/account/fields.ts';
import type { Violation } from '#store/errors.ts';
import type { Body } from '#store/request-body.ts';

/**
 * What a customer's client may keep with the customer, each a text with so many characters at most. In a Shopware these
 * are custom fields of customers that are «modifiable via Store API».
 */
const WRITABLE = { hof_reorder_lists: 300_000, hof_projects: 400_000 } as const;

type CustomFields = Record<string, string> | null;

/** Custom fields after a change: what the body names becomes different, an empty text is taken away, other names don't count. */
export function readCustomFields(body: Body, violations: Violation[], before: CustomFields): CustomFields {
  const fields = fieldsOf(body, '/customFields', violations);
  const after = { ...before };
  for (const [name, max] of Object.entries(WRITABLE)) {
    if (!(name in body)) continue;
    const value = fields.text(name, { max });
    if (value) after[name] = value;
    else delete after[name];
  }
  return Object.keys(after).length > 0 ? after : null;
}
