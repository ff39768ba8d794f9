export type Encoding = 'br' | 'gzip' | 'identity';

/** The better of the compressions that the client accepts; Brotli before gzip, nothing when it says neither. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding {
  const header = String(acceptEncoding ?? '').toLowerCase();
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/** Named without `q=0`; `*` is a wish of robots and is answered plainly. */
const accepts = (header: string, name: string) =>
  header.split(',').some((part) => {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
