import type { APIResponse } from '@playwright/test';

/** The headers of a page with a changed Content-Security-Policy: `{"connect-src 'self'": "connect-src 'self' https://…"}`. */
export function headersWith(response: APIResponse, changes: Record<string, string>): Record<string, string> {
  const headers = response.headers();
  const policy = Object.entries(changes).reduce(
    (changed, [directive, other]) => changed.replace(directive, other),
    headers['content-security-policy'] ?? '',
  );
  return { ...headers, 'content-security-policy': policy };
}
