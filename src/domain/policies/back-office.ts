/** Whose range a policy belongs to, in the words of the wire (A9.5). */
export type BackOfficeSegment = 'Personforsikring' | 'Skadeforsikring' | 'Invalid';

/** A9.5, to the letter: it calls NICE a life system, though damage policies have a status of that name (A4.1). */
const lifeSystems: readonly string[] = ['PROLIFE', 'NICE'];

/**
 * The segment by the system that keeps the policy.
 * The systems of damage insurance are not named, so any other counts as one; none at all is invalid.
 */
export function backOfficeSegment(fagsystem: string | null | undefined): BackOfficeSegment {
  if (!fagsystem) return 'Invalid';
  return lifeSystems.includes(fagsystem) ? 'Personforsikring' : 'Skadeforsikring';
}
