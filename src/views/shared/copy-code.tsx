import { Button } from '@navikt/ds-react/Button';
import { ReadMore } from '@navikt/ds-react/ReadMore';
import { type CodeDetails, copyWords, ownCodeWords } from '#domain/errors/copy-words.ts';
import { errorWords } from '#domain/errors/words.ts';

interface CopyCodeProps {
  readonly state: 'idle' | 'copying' | 'copied' | 'failed';
  readonly context: { readonly details: CodeDetails | null };
  readonly send: (event: { type: 'copy.requested' }) => void;
}

export function CopyCode({ state, context: { details }, send }: CopyCodeProps) {
  const outcome = state === 'copied' || state === 'failed' ? state : null;
  const copy = () => send({ type: 'copy.requested' });
  // For a code of the customer, the button itself shows the result (B2.73).
  if (details === null)
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
  // For an error code, the button keeps its name, and the result is shown beside it.
  const { status, at } = details;
  return (
    <>
      <p>
        {copyWords.at}: {at}
      </p>
      <div className="error-code__copy">
        <Button variant="tertiary" size="small" onClick={copy}>
          {errorWords.copyCode}
        </Button>
        {outcome && <span data-announce>{copyWords[outcome]}</span>}
      </div>
      {status > 0 && (
        <ReadMore header={copyWords.more} size="small">
          <p>
            {copyWords.status}: {status}
          </p>
        </ReadMore>
      )}
    </>
  );
}
