interface EndedProps {
  /** Whether the last screen is still there. */
  readonly isShown: boolean;
  readonly back: () => void;
  readonly startAgain: () => void;
}

/** Marks a page whose flow has ended: its last screen looks as if it could be used. */
export const Ended = ({ isShown, back, startAgain }: EndedProps) => (
  <section className="workbench-ended workbench-row" aria-label="Ended">
    <strong>
      {isShown ? 'The flow has ended. Its last screen:' : 'The flow has ended, and left this page.'}
    </strong>
    <button type="button" onClick={startAgain}>
      Start again
    </button>
    <button type="button" onClick={back}>
      Back to the last step
    </button>
  </section>
);
