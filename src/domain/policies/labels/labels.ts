/** Labels of fields, by their names on the wire. A field without a label has its name. */
export function labels(known: Readonly<Record<string, string>>): (field: string) => string {
  const label = codeLabels(known);
  return (field) => label(field) ?? field;
}

/** Labels of codes that the server sends; null for a code without a label, which is never shown. */
export function codeLabels(known: Readonly<Record<string, string>>): (code: string) => string | null {
  // A Map, because the server may send any text as a code, even 'constructor'.
  const byCode = new Map(Object.entries(known));
  return (code) => byCode.get(code) ?? null;
}
