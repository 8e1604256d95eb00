import { Button } from '@navikt/ds-react/Button';
import { copyWords } from '#domain/errors/copy-words.ts';
import { errorWords } from '#domain/errors/words.ts';

interface CopyCodeProps {
  readonly state: string;
  readonly context: { readonly at: string };
  readonly send: (event: { type: 'copy.requested' }) => void;
}

/** The button keeps its name: what became of it is said beside it. */
export function CopyCode({ state, context: { at }, send }: CopyCodeProps) {
  const told = state === 'copied' ? copyWords.copied : state === 'failed' ? copyWords.failed : null;
  return (
    <>
      <p>
        {copyWords.at}: {at}
      </p>
      <div className="error-code__copy">
        <Button variant="secondary" size="small" onClick={() => send({ type: 'copy.requested' })}>
          {errorWords.copyCode}
        </Button>
        {told !== null && <span data-announce>{told}</span>}
      </div>
    </>
  );
}
