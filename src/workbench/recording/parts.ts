/** A part of two values that differs. A part that one of them lacks is undefined there. */
export interface DifferentPart {
  /** The names of the fields that lead to the part. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The smallest parts in which two plain values differ. */
export function differentParts(
  before: unknown,
  after: unknown,
  isSame: (before: unknown, after: unknown) => boolean = Object.is,
  path: readonly string[] = [],
): readonly DifferentPart[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differentParts(before[key], after[key], isSame, [...path, key]));
  }
  return [{ path, before, after }];
}
