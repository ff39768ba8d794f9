/** The value of a cookie, from a `Cookie` header or from `document.cookie`. */
export function cookieIn(cookies: string | null | undefined, name: string): string | undefined {
  const match = cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return match?.slice(name.length + 1);
}
