import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import style from './parts.module.css';

type Column<Row> = {
  key: string;
  label: string;
  isNumber?: boolean;
  show?: (row: Row) => ReactNode;
};

type TableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  empty?: string;
  selected?: string[];
  onSelect?: (ids: string[]) => void;
};

/** Rows with a head; with `onSelect` some of them can be chosen. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { caption, columns, rows, idOf, empty, selected = [], onSelect } = props;
  const translate = useTranslate();
  if (rows.length === 0) return <p className={style.empty}>{empty ?? translate('empty')}</p>;
  const ids = rows.map(idOf);
  const areAll = ids.every((id) => selected.includes(id));
  const toggle = (id: string) =>
    onSelect?.(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={style.wide} aria-label={caption} tabIndex={0}>
      <table className={style.table}>
        <thead>
          <tr>
            {onSelect && (
              <th>
                <input
                  type="checkbox"
                  aria-label={translate('select.all')}
                  checked={areAll}
                  onChange={() => onSelect(areAll ? [] : ids)}
                />
              </th>
            )}
            {columns.map(({ key, label, isNumber }) => (
              <th key={key} scope="col" data-number={isNumber || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={ids[at]}>
              {onSelect && (
                <td>
                  <input
                    type="checkbox"
                    aria-label={translate('select.one', { id: ids[at] })}
                    checked={selected.includes(ids[at] ?? '')}
                    onChange={() => toggle(ids[at] ?? '')}
                  />
                </td>
              )}
              {columns.map(({ key, isNumber, show }) => (
                <td key={key} data-number={isNumber || undefined}>
                  {show ? show(row) : String((row as Record<string, unknown>)[key] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
