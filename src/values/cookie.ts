/** The value of a cookie, from a `Cookie` header or from `document.cookie`. */
export function cookieIn(cookies: string | null | undefined, name: string): string | undefined {
  const found = cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
