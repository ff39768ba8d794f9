/**
 * The header that names a file: readable by every client, without room for a header of somebody else's.
 * `inline` is shown, `attachment` is saved.
 */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const safe = fileName.replace(/[^\w.-]/g, '_');
  return `${kind}; filename="${safe}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
