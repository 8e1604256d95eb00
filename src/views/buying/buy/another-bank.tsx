import { Link } from '@navikt/ds-react/Link';
import { Heading } from '@navikt/ds-react/Typography';
import { anotherBankNotices } from '#domain/buying/errors.ts';
import { errorWords } from '#domain/errors/words.ts';
import type { SiteBank } from '#domain/shared/bank.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { Screen } from '#ui/screen.tsx';

interface AnotherBankProps {
  readonly context: {
    readonly site: {
      readonly overview: string;
      readonly contact: SiteLink;
      readonly phone: string;
      readonly isNative: boolean;
      readonly banks: { readonly ringUs: readonly string[]; readonly needTime: readonly string[] };
    };
    readonly bank: SiteBank | null;
  };
}

/** The customer belongs to another bank (A8.1). That is not an error, so there is no retry. */
export function AnotherBank({ context: { site, bank } }: AnotherBankProps) {
  const notices = anotherBankNotices(bank?.bankregnr ?? null, site.banks);
  return (
    <Screen heading="Kjøp forsikring" back={null}>
      {notices.map(({ title, text, contact }) => (
        <div key={text} className="bank-notice">
          {title !== null && (
            <Heading level="2" size="small" data-announce>
              {title}
            </Heading>
          )}
          <p className="lead" data-announce>
            {text}
          </p>
          {contact === 'phone' && <PhoneText text={errorWords.ring} phone={site.phone} />}
        </div>
      ))}
      <Actions>
        {notices.some(({ contact }) => contact === 'contactPage') && (
          <LinkButton to={site.contact}>Kontakt oss</LinkButton>
        )}
        {!site.isNative && <Link href={site.overview}>{errorWords.cardToOverview}</Link>}
      </Actions>
    </Screen>
  );
}
