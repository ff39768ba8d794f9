/**
 * A way for `send` that tells how much of a form with files is on its way, 0 to 1: `fetch` can't. It takes the time
 * that the line takes, because the connection's patience is for short calls.
 */
export const uploadWith =
  (onProgress: (share: number) => void, open = () => new XMLHttpRequest()): typeof fetch =>
  (input, { method = 'POST', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const request = open();
      request.open(method, String(input));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onerror = () => reject(new TypeError('The form could not be sent.'));
      request.onload = () => resolve(responseOf(request));
      request.send(body as FormData);
    });

/** A body of nothing is none: 204 may not have one. */
function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const lines = request.getAllResponseHeaders().matchAll(/^([^:\r\n]+): *([^\r\n]*)/gm);
  return new Response(responseText || null, {
    status,
    statusText,
    headers: [...lines].map(([, name = '', value = '']): [string, string] => [name, value]),
  });
}
