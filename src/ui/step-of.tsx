export interface Step {
  readonly at: number;
  readonly of: number;
}

/** The step number above a heading; the text is ours. */
export const StepOf = ({ at, of }: Step) => (
  <p className="step">
    Steg {at} av {of}
  </p>
);
