export interface Step {
  readonly at: number;
  readonly of: number;
}

/** Above the heading of a step; the words are ours. */
export const StepOf = ({ at, of }: Step) => (
  <p className="step">
    Steg {at} av {of}
  </p>
);
