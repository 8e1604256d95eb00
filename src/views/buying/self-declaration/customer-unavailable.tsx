import { Link } from '@navikt/ds-react/Link';
import { generalRefusals } from '#domain/errors/general.ts';
import { errorWords } from '#domain/errors/words.ts';
import { type FailureProps, FailureScreen } from '#ui/error-screen.tsx';

interface CustomerUnavailableProps extends FailureProps {
  readonly context: FailureProps['context'] & { readonly site: { readonly overview: string } };
}

export const CustomerUnavailable = ({ context, send }: CustomerUnavailableProps) => (
  <FailureScreen
    context={context}
    send={send}
    refusals={generalRefusals}
    alternative={<Link href={context.site.overview}>{errorWords.back}</Link>}
  />
);
