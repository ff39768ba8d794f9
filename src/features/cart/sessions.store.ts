/** What the tab keeps; undefined outside of a browser, and in one that keeps nothing. */
export function sessions(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
