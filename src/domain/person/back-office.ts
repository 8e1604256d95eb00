/** Whose range a policy belongs to, in the words of the wire (A9.5). */
export type BackOfficeSegment = 'Personforsikring' | 'Skadeforsikring' | 'Invalid';

/** A9.5 calls both of them life systems, NICE too. */
const lifeSystems: readonly string[] = ['PROLIFE', 'NICE'];

/** The systems of damage insurance are not named, so any other counts as one; none at all is invalid. */
export function segmentOf(fagsystem: string | null | undefined): BackOfficeSegment {
  if (!fagsystem) return 'Invalid';
  return lifeSystems.includes(fagsystem) ? 'Personforsikring' : 'Skadeforsikring';
}
