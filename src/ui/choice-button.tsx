import { ChevronRightIcon } from '@navikt/aksel-icons';
import { Loader } from '@navikt/ds-react/Loader';

interface ChoiceButtonProps {
  readonly name: string;
  readonly detail?: string;
  /** The text while the action is running; null if it is not. */
  readonly pending: string | null;
  readonly onChoose: () => void;
}

/** One of several choices; one press chooses it. */
export function ChoiceButton({ name, detail, pending, onChoose }: ChoiceButtonProps) {
  return (
    <>
      <button type="button" className="choice" aria-busy={pending !== null} onClick={onChoose}>
        <span>
          <span className="choice__name">{name}</span>
          {/* The space separates the two parts in the button's accessible name. */}
          {detail && ' '}
          {detail && <span className="choice__detail">{detail}</span>}
        </span>
        {pending ? <Loader size="small" aria-hidden /> : <ChevronRightIcon aria-hidden />}
      </button>
      {pending && (
        <p className="visually-hidden" data-announce>
          {pending}
        </p>
      )}
    </>
  );
}
