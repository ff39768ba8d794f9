/** Bytes that are no request, and the first line of the answer. */
export const BYTES: [tries: string, bytes: string, expected: RegExp][] = [
  [
    'a length and pieces',
    'POST /store-api/context HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
    /^HTTP\/1.1 400/,
  ],
  [
    'pieces of another kind',
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1.1 4/,
  ],
  [
    'pieces twice',
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1.1 400/,
  ],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
    /^HTTP\/1.1 400/,
  ],
  ['a length below zero', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n', /^HTTP\/1.1 400/],
  ['another shop’s address', 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n', /^HTTP\/1.1 400/],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1.1 400/],
  ['a header of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1.1 431/],
  ['an address of 9 KB', `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: x\r\n\r\n`, /^HTTP\/1.1 400/],
  ['a control sign in the address', 'GET /\u0001 HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 400/],
  ['a header that goes on in the next line', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\nY\r\n\r\n', /^HTTP\/1.1 400/],
  ['a blank before the colon', 'GET / HTTP/1.1\r\nHost : x\r\n\r\n', /^HTTP\/1.1 400/],
  ['a star', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 400/],
  ['CONNECT', 'CONNECT evil.example:80 HTTP/1.1\r\nHost: evil.example\r\n\r\n', /^$|^HTTP\/1.1 4/],
  ['another protocol', 'SSH-2.0-x\r\n', /^HTTP\/1.1 400/],
  ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', /^HTTP\/1.1 400/],
  [
    'a length of 1 GB',
    'POST /store-api/context HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n',
    /^HTTP\/1.1 413/,
  ],
];
