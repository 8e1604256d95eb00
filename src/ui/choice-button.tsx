import { ChevronRightIcon } from '@navikt/aksel-icons';
import { Loader } from '@navikt/ds-react/Loader';

interface ChoiceButtonProps {
  readonly name: string;
  readonly detail?: string;
  /** The text while the action is running; null if it is not. */
  readonly underWay: string | null;
  readonly onChoose: () => void;
}

/** One of several to choose among, by one press. */
export function ChoiceButton({ name, detail, underWay, onChoose }: ChoiceButtonProps) {
  return (
    <>
      <button type="button" className="choice" aria-busy={underWay !== null} onClick={onChoose}>
        <span>
          <span className="choice__name">{name}</span>
          {/* The blank is for the button's name: the parts stand below each other. */}
          {detail && ' '}
          {detail && <span className="choice__detail">{detail}</span>}
        </span>
        {underWay ? <Loader size="small" aria-hidden /> : <ChevronRightIcon aria-hidden />}
      </button>
      {underWay && (
        <p className="visually-hidden" data-announce>
          {underWay}
        </p>
      )}
    </>
  );
}
