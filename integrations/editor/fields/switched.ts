import { fields } from '@keystatic/core';
import type { Field } from './field.ts';
import { nothing, type Peeled } from './peel.ts';

/** A group that may be missing: a box to tick, and the group once it is ticked. */
export function switched(place: Peeled, group: Field): Field {
  const { label, help: description } = place;
  return {
    schema: fields.conditional(fields.checkbox({ label, description }), { true: group.schema, false: fields.empty() }),
    read: (value) =>
      value === undefined || value === null
        ? { discriminant: false }
        : { discriminant: true, value: group.read(value) },
    write: (stored) => {
      const { discriminant, value } = (stored ?? {}) as { discriminant?: boolean; value?: unknown };
      return discriminant ? group.write(value) : nothing(place);
    },
  };
}
