import { memo } from 'react';
import type { InputProps } from '#desk/builder/builder-context.ts';
import { isSamePath } from '#desk/builder/document/tree.ts';
import { EitherInput, GroupInput, LanguagesInput, TupleInput, VariantsInput } from './Groups.tsx';
import { ListInput, RecordInput } from './Lists.tsx';
import { MarkdownInput } from './MarkdownInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { CheckInput, ChoiceInput, ChoicesInput, TextInput } from './Simple.tsx';

/** The control of any field. It is drawn anew only when what it shows has changed, not with every keystroke elsewhere. */
export const FieldInput = memo(
  (props: InputProps) => {
    const { field } = props;
    switch (field.input) {
      case 'constant':
        return null;
      case 'group':
        return <GroupInput {...props} field={field} />;
      case 'languages':
        return <LanguagesInput {...props} field={field} />;
      case 'list':
        return <ListInput {...props} field={field} />;
      case 'record':
        return <RecordInput {...props} field={field} />;
      case 'tuple':
        return <TupleInput {...props} field={field} />;
      case 'either':
        return <EitherInput {...props} field={field} />;
      case 'variants':
        return <VariantsInput {...props} field={field} />;
      case 'choice':
        return <ChoiceInput {...props} field={field} />;
      case 'choices':
        return <ChoicesInput {...props} field={field} />;
      case 'check':
        return <CheckInput {...props} field={field} />;
      case 'picture':
        return <PictureInput {...props} field={field} />;
      case 'reference':
        return <ReferenceInput {...props} field={field} />;
      case 'markdown':
        return <MarkdownInput {...props} field={field} />;
      default:
        return <TextInput {...props} field={field} />;
    }
  },
  (before, after) =>
    before.field === after.field && before.label === after.label && isSamePath(before.path, after.path),
);
