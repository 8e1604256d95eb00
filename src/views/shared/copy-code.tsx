import { Button } from '@navikt/ds-react/Button';
import { copyWords, ownCodeWords } from '#domain/errors/copy-words.ts';
import { errorWords } from '#domain/errors/words.ts';

interface CopyCodeProps {
  readonly state: string;
  readonly context: { readonly at: string | null };
  readonly send: (event: { type: 'copy.requested' }) => void;
}

export function CopyCode({ state, context: { at }, send }: CopyCodeProps) {
  const outcome = state === 'copied' || state === 'failed' ? state : null;
  const copy = () => send({ type: 'copy.requested' });
  // The button of the customer's own code says what became of it (B2.73).
  if (at === null)
    return (
      <>
        <Button variant="secondary" size="small" onClick={copy}>
          {ownCodeWords.button[outcome ?? 'none']}
        </Button>
        {outcome && (
          <span className="visually-hidden" data-announce>
            {ownCodeWords.announced[outcome]}
          </span>
        )}
      </>
    );
  // The button of an error's code keeps its name: what became of it is said beside it.
  return (
    <>
      <p>
        {copyWords.at}: {at}
      </p>
      <div className="error-code__copy">
        <Button variant="secondary" size="small" onClick={copy}>
          {errorWords.copyCode}
        </Button>
        {outcome && <span data-announce>{copyWords[outcome]}</span>}
      </div>
    </>
  );
}
