import { ownRelationsRefusals } from '#domain/arriving/errors.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';
import { LinkOut } from '#ui/link-out.tsx';

interface PartiesUnavailableProps extends FailureProps {
  readonly context: FailureProps['context'] & { readonly myPage: AllowedAddress };
}

/** The chooser without parties to choose from. */
export const PartiesUnavailable = ({ context: { error, myPage }, send }: PartiesUnavailableProps) => (
  <ErrorScreen
    notice={noticeIn(ownRelationsRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
    retriesAlways
  >
    <LinkOut to={{ url: myPage }}>{errorWords.overview}</LinkOut>
  </ErrorScreen>
);
