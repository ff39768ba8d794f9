import { ApiError } from './ApiError.ts';
import { type Call, fillPath, keepNewToken, TOKEN_NAME } from './call.ts';
import type { Connection } from './client.ts';

/** Sends a form with files; `onProgress` hears how much of it is on its way, 0 to 1. */
export type Upload = <Result>(
  call: Call<unknown, Result>,
  form: FormData,
  onProgress?: (share: number) => void,
  headers?: Record<string, string>,
) => Promise<void>;

/**
 * An `upload` for one connection. `fetch` can't tell how far it is, so this asks the old way; what comes back is the
 * same. The answer's body is not read: a form is taken or refused.
 * @throws {ApiError} when the server refuses
 * @throws {TypeError} when it can't be reached
 */
export function createUpload(connection: Connection, open = () => new XMLHttpRequest()): Upload {
  const { endpoint = '', accessKey = '', readToken } = connection;
  return (call, form, onProgress, headers = {}) =>
    new Promise((resolve, reject) => {
      const request = open();
      request.open(call.method, endpoint + fillPath(call.path));
      request.setRequestHeader('accept', 'application/json');
      request.setRequestHeader('sw-access-key', accessKey);
      request.setRequestHeader('sw-inheritance', '1');
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      const token = readToken?.();
      if (token) request.setRequestHeader(TOKEN_NAME, token);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
      request.onerror = () => reject(new TypeError('The form could not be sent.'));
      request.onload = () => {
        keepNewToken(connection, { get: (name) => request.getResponseHeader(name) }, token);
        if (request.status >= 400) reject(errorOf(request));
        else resolve();
      };
      request.send(form);
    });
}

function errorOf(request: XMLHttpRequest): ApiError {
  const { status, statusText, responseURL: url, responseText } = request;
  const wait = request.getResponseHeader('retry-after');
  return new ApiError(
    { status, statusText, url, headers: new Headers(wait ? { 'retry-after': wait } : {}) },
    readJson(responseText),
  );
}

/** What a server in trouble says need not be JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
