/** A query parameter of the page, before or after the '#'. */
export function queryParameter(location: Location, name: string): string | null {
  const afterHash = location.hash.replace(/^[^?]*/, '');
  return new URLSearchParams(location.search).get(name) ?? new URLSearchParams(afterHash).get(name);
}
