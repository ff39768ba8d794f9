/** A kind of file that a contact form takes. */
export type FileKind = { mediaType: string; extension: string };

type Mark = { at: number; bytes: string };

/** What files begin with; only pictures and PDF, which is what shows a damage, a place or a plan. */
const KINDS: (FileKind & { marks: Mark[] })[] = [
  { mediaType: 'image/jpeg', extension: 'jpg', marks: [{ at: 0, bytes: '\xff\xd8\xff' }] },
  { mediaType: 'image/png', extension: 'png', marks: [{ at: 0, bytes: '\x89PNG\r\n\x1a\n' }] },
  {
    mediaType: 'image/webp',
    extension: 'webp',
    marks: [
      { at: 0, bytes: 'RIFF' },
      { at: 8, bytes: 'WEBP' },
    ],
  },
  ...['heic', 'heix', 'mif1', 'msf1'].map((brand) => ({
    mediaType: 'image/heic',
    extension: 'heic',
    marks: [{ at: 4, bytes: `ftyp${brand}` }],
  })),
  { mediaType: 'application/pdf', extension: 'pdf', marks: [{ at: 0, bytes: '%PDF-' }] },
];

/** What a file is by its content, whatever its name says; undefined when it is none of those. Pure. */
export function fileKindOf(content: Buffer): FileKind | undefined {
  const kind = KINDS.find(({ marks }) =>
    marks.every(({ at, bytes }) => content.toString('latin1', at, at + bytes.length) === bytes),
  );
  return kind && { mediaType: kind.mediaType, extension: kind.extension };
}

/** Longest name, in characters. */
const MAX_NAME = 80;

/** The name that a file goes on with: letters, digits and a little more, no folders, and the ending of what it really is. */
export function safeFileName(name: string, { extension }: FileKind): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const stem = last.replace(/\.[^.]*$/, '').normalize('NFC');
  const clean = stem
    .replace(/[^\p{L}\p{N} _()-]+/gu, '_')
    .trim()
    .slice(0, MAX_NAME);
  return `${/[\p{L}\p{N}]/u.test(clean) ? clean : 'file'}.${extension}`;
}
