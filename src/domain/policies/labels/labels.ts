/** Labels of fields, by their names on the wire. */
export function labels(known: Readonly<Record<string, string>>): (field: string) => string {
  const label = codeLabels(known);
  return (field) => label(field) ?? field;
}

/** Labels of codes that the server sends; null for a code without a label, which is never shown. */
export function codeLabels(known: Readonly<Record<string, string>>): (code: string) => string | null {
  // A Map: a code is any text of the server's, 'constructor' too.
  const byCode = new Map(Object.entries(known));
  return (code) => byCode.get(code) ?? null;
}
