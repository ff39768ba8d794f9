import { type ComponentSchema, fields } from '@keystatic/core';
import type * as z from 'zod';
import type { Field } from './fields/field.ts';
import { fieldOf } from './fields/field-of.ts';
import { groupOf, previewField } from './fields/objects.ts';
import { peel } from './fields/peel.ts';
import type { Kind } from './kinds.ts';

/** A whole file as a form. */
export interface Form {
  schema: Record<string, ComponentSchema>;
  /** The field that is the file's name; only where there are many files. */
  slugField: string;
  read: Field['read'];
  write: Field['write'];
  /** What the shop makes of a file, defaults filled in; a file that does not fit means itself. */
  means(value: unknown): unknown;
}

/** The form of a kind of content. A file that is a list at its root is a form with the one field `list`. */
export function formOf(kind: Kind): Form {
  const means = (value: unknown) => kind.schema.safeParse(value).data ?? value;
  const { schema, def } = rootOf(kind.schema);
  if (def.type !== 'object') return { ...listForm(kind, schema), means };
  const { read, write, schema: group } = groupOf(peel(schema, kind.label), def.shape, fieldOf);
  const { fields: parts } = group as { fields: Record<string, ComponentSchema> };
  const isMany = kind.path.includes('*');
  const slugField = isMany ? (kind.named ?? 'fileName') : '';
  const head = { ...(kind.hasAddress && { preview: previewField() }), ...(isMany && { [slugField]: nameField(kind) }) };
  return {
    schema: { ...head, ...parts, ...head },
    slugField,
    read,
    means,
    write: (stored) =>
      write(without(stored as Record<string, unknown>, ['preview', ...(kind.named ? [] : ['fileName'])])),
  };
}

function listForm({ label }: Kind, schema: z.core.$ZodType): Omit<Form, 'means'> {
  const { schema: list, read, write } = fieldOf(schema, label);
  return {
    schema: { list },
    slugField: '',
    read: (value) => ({ list: read(value) }),
    write: (stored) => write((stored as { list?: unknown }).list),
  };
}

function rootOf(schema: z.core.$ZodType) {
  const root = peel(schema, '').schema;
  return { schema, def: root._zod.def };
}

/** The name of the file, which some kinds of content also say inside. */
function nameField({ named, schema }: Kind): ComponentSchema {
  const { def } = rootOf(schema);
  const inside = named && def.type === 'object' ? peel(def.shape[named] as z.core.$ZodType, named) : undefined;
  const field = fields.text({
    label: inside?.label ?? 'File name',
    description:
      inside?.help ?? 'Small letters, digits and hyphens; links in content name the page by it. It is not the address.',
    validation: {
      isRequired: true,
      pattern: { regex: /^[a-z0-9]+([-.][a-z0-9]+)*$/, message: 'Small letters a–z, digits and hyphens' },
    },
  });
  return named ? { ...field, serializeWithSlug: (name) => ({ slug: name, value: name }) } : field;
}

const without = (values: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
