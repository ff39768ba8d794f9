/** Why a file was not read: too large, empty, a workbook instead of text, or no text at all. */
export type FileTrouble = 'fileTooLarge' | 'fileEmpty' | 'fileIsWorkbook' | 'fileIsNoText';

/** Largest file that is read, in bytes: a list of 200 rows has a twentieth of it. */
export const MOST_BYTES = 256 * 1024;

/** The text of a file, as spreadsheets save it: UTF-8, UTF-16 with its mark, or Windows-1252, which old ones write. */
export function readFile(bytes: Uint8Array): { text: string } | { trouble: FileTrouble } {
  if (bytes.length > MOST_BYTES) return { trouble: 'fileTooLarge' };
  if (begins(bytes, ZIP) || begins(bytes, OLE)) return { trouble: 'fileIsWorkbook' };
  const text = decoded(bytes);
  if (text.trim() === '') return { trouble: 'fileEmpty' };
  return NO_TEXT.test(text) ? { trouble: 'fileIsNoText' } : { text };
}

function decoded(bytes: Uint8Array): string {
  if (begins(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The first bytes of an .xlsx or .ods, and of an old .xls. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** Signs that no table holds: pictures and programs are full of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000E-\u001F]/;

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte);
