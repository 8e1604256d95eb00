/** Shows codes by their labels; one that is not known is shown as it came. */
export function labels(known: Readonly<Record<string, string>>): (code: string) => string {
  // A Map: a code is any text of the server's, 'constructor' too.
  const byCode = new Map(Object.entries(known));
  return (code) => byCode.get(code) ?? code;
}
