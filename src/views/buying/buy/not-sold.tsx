import { Link } from '@navikt/ds-react/Link';
import { notSoldDigitally } from '#domain/buying/errors.ts';
import { errorWords } from '#domain/errors/words.ts';
import { Actions } from '#ui/actions.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { Screen } from '#ui/screen.tsx';

interface NotSoldProps {
  readonly context: {
    readonly site: { readonly overview: string; readonly phone: string; readonly isNative: boolean };
  };
}

/** The insurer does not sell digitally to this customer; shows a phone number (A6.6). */
export function NotSold({ context: { site } }: NotSoldProps) {
  return (
    <Screen heading={notSoldDigitally.title} back={null}>
      <div className="lead" data-announce>
        <PhoneText text={notSoldDigitally.text} phone={site.phone} />
      </div>
      {!site.isNative && (
        <Actions>
          <Link href={site.overview}>{errorWords.overview}</Link>
        </Actions>
      )}
    </Screen>
  );
}
