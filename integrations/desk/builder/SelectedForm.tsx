import css from './builder.module.css';
import { useBuilder, useStore } from './builder-context.ts';
import { listAt, type Path, placeOf, valueAt } from './document/tree.ts';
import type { FieldDescription, InputOf, NamedField } from './fields/description.ts';
import { variantOf } from './fields/values.ts';
import { Fields } from './form/Groups.tsx';
import type { BlockAction } from './preview/frame-messages.ts';
import { filled } from './words/builder-words.ts';

/** Where blocks stand in a kind of content that has sections of them. */
export function blocksOf(field: FieldDescription): { section: NamedField[]; blocks: InputOf<'variants'> } | undefined {
  const sections = field.input === 'group' ? field.fields.find(({ key }) => key === 'sections') : undefined;
  if (sections?.input !== 'list' || sections.item.input !== 'group') return undefined;
  const blocks = sections.item.fields.find(({ key }) => key === 'blocks');
  if (blocks?.input !== 'list' || blocks.item.input !== 'variants') return undefined;
  return { section: sections.item.fields.filter(({ key }) => key !== 'blocks'), blocks: blocks.item };
}

interface SelectedFormProps {
  field: FieldDescription;
  page: ReturnType<typeof blocksOf>;
  selected: Path;
  onAct(action: BlockAction, path: Path): void;
  onAdd(place: { list: Path; index: number }): void;
}

/** The form of the whole entry, of a section or of a block. */
export function SelectedForm({ field, page, selected, onAct, onAdd }: SelectedFormProps) {
  const { store, words, Input } = useBuilder();
  const kind = useStore((state) => valueAt(state.data, [...selected, 'block']));
  if (!page || field.input !== 'group') return <Input field={field} path={ROOT} />;
  if (selected.length === 0)
    return (
      <div className={css.fields}>
        <h2 className="h3">{words.entry}</h2>
        <Fields fields={field.fields.filter(({ key }) => key !== 'sections')} path={ROOT} />
      </div>
    );
  const { index } = placeOf(selected);
  const isSection = selected.length === 2;
  const variant = variantOf(page.blocks, { [page.blocks.sign]: kind });
  const actions: [BlockAction, string][] = [
    ['up', words.moveUp],
    ['down', words.moveDown],
    ['duplicate', words.duplicate],
    ['remove', words.remove],
  ];
  return (
    <div className={css.fields}>
      <h2 className="h3">
        {isSection ? filled(words.section, { number: index + 1 }) : (variant?.label ?? String(kind))}
      </h2>
      <div className={css.actions}>
        {actions.map(([action, name]) => (
          <button key={action} type="button" className="linkish" onClick={() => onAct(action, selected)}>
            {name}
          </button>
        ))}
        {isSection && (
          <button
            type="button"
            className="linkish"
            onClick={() =>
              onAdd({ list: [...selected, 'blocks'], index: listAt(store.read().data, [...selected, 'blocks']).length })
            }
          >
            {words.addBlock}
          </button>
        )}
      </div>
      {isSection && <Fields fields={page.section} path={selected} />}
      {!isSection && variant && (
        <>
          <p className="small soft">{variant.help}</p>
          <Fields fields={variant.fields} path={selected} />
        </>
      )}
      {!isSection && !variant && <p>{words.unknownBlock}</p>}
    </div>
  );
}

const ROOT: Path = [];
