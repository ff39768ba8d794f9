import type { BasicFormField } from '@keystatic/core';
import { createElement } from 'react';
import { PictureInput } from './PictureInput.tsx';

interface PictureFieldOptions {
  label: string;
  description: string;
  validation: { isRequired: boolean };
}

/** The id of a picture: seen, chosen among those that exist, or uploaded. */
export function pictureField({
  label,
  description,
  validation: { isRequired },
}: PictureFieldOptions): BasicFormField<string> {
  const missing = (id: string) => (isRequired && id === '' ? `${label} is required` : undefined);
  return {
    kind: 'form',
    label,
    // biome-ignore lint/correctness/noComponentHookFactories: Keystatic asks each field for a component that knows its label
    Input: ({ value, onChange, forceValidation }) =>
      createElement(PictureInput, {
        label,
        description,
        value,
        onChange,
        trouble: forceValidation ? missing(value) : undefined,
      }),
    defaultValue: () => '',
    parse: (value) => (typeof value === 'string' ? value : ''),
    serialize: (value) => ({ value: value || undefined }),
    validate(value) {
      const trouble = missing(value);
      if (trouble) throw new Error(trouble);
      return value;
    },
    reader: { parse: (value) => (typeof value === 'string' ? value : '') },
  };
}
