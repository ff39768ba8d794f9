/** A line of a table: which line of the text it began on, counted from 1, and its cells without blanks around them. */
export type Cells = { line: number; cells: string[] };

/**
 * Reads a table as spreadsheets copy and save it (RFC 4180): cells apart by tab, semicolon or comma, quoted where they
 * hold such a sign, a quote (doubled) or a line break. Lines without any text are left out.
 */
export function readCells(text: string): Cells[] {
  const separator = separatorOf(text);
  const table: Cells[] = [];
  let line = 1;
  let cells: string[] = [];
  let begun = line;
  for (const [match, quoted, plain = '', end = ''] of text.matchAll(CELL[separator])) {
    // the end of the text, which every pattern meets once more: an empty cell where a sign stood before it
    if (match === '') {
      if (cells.length > 0) cells.push('');
      break;
    }
    cells.push(tidy(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    line += match.split(BREAK).length - 1;
    if (end === separator) continue;
    table.push({ line: begun, cells });
    cells = [];
    begun = line;
  }
  if (cells.length > 0) table.push({ line: begun, cells });
  return table.filter((row) => row.cells.some(Boolean));
}

type Separator = '\t' | ';' | ',';

const BREAK = /\r\n|\n|\r/;

/** A quoted cell or a plain one, and what ends it. A quote inside a plain cell is a letter like others. */
const CELL: Record<Separator, RegExp> = {
  '\t': /(?:[ ]*"((?:[^"]|"")*)"[ ]*|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g,
  ';': /(?:[ ]*"((?:[^"]|"")*)"[ ]*|([^;\r\n]*))(;|\r\n|\n|\r|$)/g,
  ',': /(?:[ ]*"((?:[^"]|"")*)"[ ]*|([^,\r\n]*))(,|\r\n|\n|\r|$)/g,
};

/** A tab stands in no cell; a comma may stand in a price, so a semicolon goes before it. */
function separatorOf(text: string): Separator {
  const plain = text.replace(/"(?:[^"]|"")*"/g, '');
  if (plain.includes('\t')) return '\t';
  return plain.includes(';') ? ';' : ',';
}

const tidy = (cell: string): string => cell.replace(/\s+/g, ' ').trim();
