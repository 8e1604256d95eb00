import fc from 'fast-check';
import { faults } from '#test/attack/corpus/faults.ts';
import { oddTexts } from '#test/attack/corpus/texts.ts';

/** A time-out needs a clock; the other corpora have it. */
const faultNames = Object.keys(faults).filter((name) => name !== 'late');

/** What a visitor does once, and the fault of every request that follows. */
const step = fc.record({
  pick: fc.nat(),
  text: fc.constantFrom('12345678', 'Kari Skogly', '01.01.2027', ...Object.values(oddTexts)),
  isTwice: fc.boolean(),
  /** Another control is used before the first one has had its effect. */
  isHasty: fc.boolean(),
  /** How many turns of the event loop each response takes. */
  delay: fc.nat({ max: 5 }),
  fault: fc.option(fc.constantFrom(...faultNames), { freq: 5 }),
});

/** Random steps of a visitor. */
export const steps = (length: number) => fc.array(step, { minLength: length, maxLength: length });

type Generated<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

export type WalkStep = Generated<typeof step>;
