import { useId, useState } from 'react';
import { useBuilder } from '#desk/builder/builder-context.ts';
import type { InputOf, Variant } from '#desk/builder/fields/description.ts';
import { focusSoon } from '#desk/builder/form/focus-soon.ts';
import { filled } from '#desk/builder/words/builder-words.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { BLOCK_PICTURES } from './block-pictures.ts';
import css from './picker.module.css';

interface BlockPickerProps {
  blocks: InputOf<'variants'>;
  isOpen: boolean;
  onChoose(variant: Variant): void;
  onClose(): void;
}

/** Every block as it looks, by what it is about, and found by a word of its name or help. */
export function BlockPicker({ blocks, isOpen, onChoose, onClose }: BlockPickerProps) {
  const { words } = useBuilder();
  return (
    <Dialog open={isOpen} onClose={onClose} title={words.addBlock} closeLabel={words.close} variant="sheet">
      {isOpen && <Blocks blocks={blocks} onChoose={onChoose} />}
    </Dialog>
  );
}

function Blocks({ blocks, onChoose }: Pick<BlockPickerProps, 'blocks' | 'onChoose'>) {
  const { words } = useBuilder();
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState('');
  const id = useId();
  const groups = [
    ['', words.groupAll],
    ['goods', words.groupGoods],
    ['pictures', words.groupPictures],
    ['texts', words.groupTexts],
    ['tools', words.groupTools],
  ];
  const part = query.trim().toLowerCase();
  const hits = blocks.variants.filter(
    (one) => (!group || one.group === group) && `${one.label} ${one.help} ${one.value}`.toLowerCase().includes(part),
  );
  return (
    <div className={css.picker}>
      <div className="field">
        <label htmlFor={id}>{words.searchBlocks}</label>
        <input id={id} type="search" ref={focusSoon} value={query} onChange={(event) => setQuery(event.target.value)} />
      </div>
      <div className={css.groups}>
        {groups.map(([key = '', name]) => (
          <button key={key} type="button" aria-pressed={key === group} onClick={() => setGroup(key)}>
            {name}
          </button>
        ))}
      </div>
      {hits.length === 0 && <p role="status">{filled(words.noHits, { query })}</p>}
      <ul className={css.blocks}>
        {hits.map((variant) => (
          <li key={variant.value}>
            <button type="button" onClick={() => onChoose(variant)}>
              {BLOCK_PICTURES[variant.value] && <img src={BLOCK_PICTURES[variant.value]} alt="" loading="lazy" />}
              <b>{variant.label}</b>
              <span className="small soft">{variant.help}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
