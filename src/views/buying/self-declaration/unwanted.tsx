import { Link } from '@navikt/ds-react/Link';
import { unwanted } from '#domain/buying/self-declaration-errors.ts';
import { errorWords } from '#domain/errors/words.ts';
import { Actions } from '#ui/actions.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { Screen } from '#ui/screen.tsx';

interface UnwantedProps {
  readonly context: { readonly site: { readonly overview: string; readonly phone: string } };
}

/** The answers do not allow buying digitally (A8.11). */
export function Unwanted({ context: { site } }: UnwantedProps) {
  return (
    <Screen heading={unwanted.title} back={null}>
      <p className="lead" data-announce>
        {unwanted.text}
      </p>
      <PhoneText text={errorWords.ring} phone={site.phone} />
      <Actions>
        <Link href={site.overview}>{errorWords.overview}</Link>
      </Actions>
    </Screen>
  );
}
