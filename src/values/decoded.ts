/** An address in readable letters; half an escape (`%`, `%E0`) is left as it came, for there is no fault in asking. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
