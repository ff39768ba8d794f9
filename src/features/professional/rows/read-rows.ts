import { DASHES, isNumber, LEAD } from '#values/search/article-number.ts';

/** A row as somebody has written it: from which line, what stood for the article, what for the quantity. */
export type WrittenRow = { line: number; number: string; quantity: string };

/** What was read. `left` are rows beyond the most that are taken; `hasHeading` when the first line names the columns. */
export type WrittenRows = { rows: WrittenRow[]; hasHeading: boolean; left: number };

/** Most rows of one order. A cart holds 250 lines. */
export const MOST_ROWS = 200;

/**
 * Rows of a table or of lines like `41-202 10`, `10 × 41-202` or `41-202` (which asks for one). The columns are found by
 * their heading, else by what stands in them; other columns don't matter. What is not understood becomes a row too, so
 * that nothing gets lost unseen.
 */
export function readRows(text: string): WrittenRows {
  const table = readCells(text.replace(/^\uFEFF/, '')).filter(({ line, cells }) => line > 1 || !isSeparatorLine(cells));
  const [first, ...others] = table;
  const heading = first && columnsOfHeading(first.cells, others);
  const body = heading ? others : table;
  const written = body.every(({ cells }) => cells.length === 1)
    ? body.map((row) => ofLine(row, '1'))
    : body.map(ofColumns(heading ?? columnsByContent(body)));
  const rows = written.filter(({ number, quantity }) => number !== '' || quantity !== '');
  return { rows: rows.slice(0, MOST_ROWS), hasHeading: Boolean(heading), left: Math.max(0, rows.length - MOST_ROWS) };
}

type Columns = { number: number; quantity: number };

const ofColumns =
  ({ number, quantity }: Columns) =>
  ({ line, cells }: Cells): WrittenRow =>
    // somebody has typed a line of their own below the table; beside quantities a missing one is not one
    cells.length === 1
      ? ofLine({ line, cells }, '')
      : { line, number: cells[number] ?? '', quantity: cells[quantity] ?? '' };

/** A line without columns: how many may stand before or behind; `alone` is the quantity of a number without any. */
function ofLine({ line, cells: [text = ''] }: Cells, alone: '1' | ''): WrittenRow {
  const [, before, article = '', after] = LINE.exec(text) ?? [];
  if (!PARTED.test(article) || (before && after)) return { line, number: text, quantity: isNumber(text) ? alone : '' };
  return { line, number: article, quantity: before ?? after ?? alone };
}

/**
 * A quantity, a number with what may stand before it, a quantity; in a cell one blank stands at most. Each sign fits one
 * part only, so that a hostile line takes no longer than another.
 */
const LINE = new RegExp(
  String.raw`^(?:(\d{1,4}) ?[x×*] ?)?(?:${LEAD})?([\w.${DASHES}]+)(?:[\s:×*][\s:x×*]*(\d[\d’']*))?$`,
  'iu',
);
/** A number is known by the sign between its parts, or by its five digits. */
const PARTED = new RegExp(String.raw`[.${DASHES}][\w.${DASHES}]|^\d{5}$`, 'u');

/** `sep=;`, with which Excel says how a file is written. */
const isSeparatorLine = ([first = '', ...others]: readonly string[]): boolean =>
  /^sep=.?$/i.test(first) && !others.some(Boolean);

/** The columns that a first line names, if it does. `Nr.` and `Artikel` may head the line's number and the words: then the cells say which. */
function columnsOfHeading(cells: readonly string[], body: readonly Cells[]): Columns | undefined {
  const named = [...cells.keys()].filter((column) => NUMBER.test(cells[column] ?? ''));
  const number = most(named, (column) => count(body, column, isNumber));
  const quantity = cells.findIndex((cell) => QUANTITY.test(cell));
  return named.length > 0 && quantity >= 0 && number !== quantity ? { number, quantity } : undefined;
}

const NUMBER =
  /^(?:art(?:ikel)?[\s.-]*(?:nr|nummer|no)?\.?|bestell[\s-]?(?:nr|nummer)\.?|item(?: ?(?:no|number|#))?\.?|sku|part(?: ?(?:no|number))?\.?|product(?: ?(?:no|number))?\.?|article|r[ée]f(?:[ée]rence)?\.?(?: article)?|n[°o]\.?(?: d[’']article)?|num[ée]ro(?: d[’']article)?|material(?:nummer)?|nr\.?|nummer)$/i;
const QUANTITY =
  /^(?:menge|anzahl|stk\.?|st[üu]ck(?:zahl)?|bestellmenge|qty\.?|quantity|pieces|pcs|amount|quantit[ée]|qt[ée]\.?|nombre|pi[èe]ces)$/i;

/** The column where most cells look like an article's number, and the one where most of the others are whole numbers. */
function columnsByContent(table: readonly Cells[]): Columns {
  const width = Math.max(0, ...table.map(({ cells }) => cells.length));
  const columns = [...Array(width).keys()];
  const number = most(columns, (column) => count(table, column, isNumber));
  // behind the number before in front of it: 41-202; 10
  const others = [...columns.slice(number + 1), ...columns.slice(0, number)];
  return { number, quantity: most(others, (column) => count(table, column, isWhole)) };
}

const count = (table: readonly Cells[], column: number, isOne: (cell: string) => boolean): number =>
  table.filter(({ cells }) => isOne(cells[column] ?? '')).length;

const isWhole = (cell: string): boolean => /^[\d’'\s]+$/.test(cell) && !isNumber(cell);

/** The first of those with the highest score. */
const most = (columns: readonly number[], score: (column: number) => number): number =>
  columns.reduce((best, column) => (score(column) > score(best) ? column : best), columns[0] ?? 0);

/** A line of a table: which line of the text it began on, counted from 1, and its cells without blanks around them. */
type Cells = { line: number; cells: string[] };

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
