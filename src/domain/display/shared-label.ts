/** Registers write names in capitals; a double name keeps both of its own. */
const capitalised = (word: string): string =>
  word.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (start) => start.toUpperCase());

type Name = string | null | undefined;

/** 'Delt av Kari N.', or 'Delt med deg' if a name is missing (A5.8). */
export function sharedLabel(firstName: Name, lastName: Name): string {
  const [word = ''] = firstName?.trim().split(/\s/) ?? [];
  const [initial = ''] = lastName?.trim() ?? '';
  if (word === '' || initial === '') return 'Delt med deg';
  return `Delt av ${capitalised(word)} ${initial.toUpperCase()}.`;
}
