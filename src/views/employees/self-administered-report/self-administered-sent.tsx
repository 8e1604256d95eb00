import { Button } from '@navikt/ds-react/Button';
import { readTypedDate } from '#domain/dates/dates.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import type { SelfAdministeredTyped } from '#domain/employees/self-administered-form.ts';
import { registrationSent } from '#domain/errors/forms.ts';
import { fill } from '#domain/errors/placeholders.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';

interface SelfAdministeredSentProps {
  readonly context: { readonly overview: SiteLink; readonly form: SelfAdministeredTyped };
  readonly send: (event: { type: 'another.requested' }) => void;
}

/** In the form's place (B2.106, B4.18). */
export function SelfAdministeredSent({ context: { overview, form }, send }: SelfAdministeredSentProps) {
  const { title, text } = registrationSent[form.innOrUtmelding === 'Utmelding' ? 'Utmelding' : 'Innmelding'];
  const count = form.ansatteInformasjon.length;
  return (
    <Screen heading={title}>
      <p className="lead" data-announce>
        {fill(text, {
          employees: count === 1 ? '1 ansatt' : `${count} ansatte`,
          date: formatDate(readTypedDate(form.startDate) ?? form.startDate),
        })}
      </p>
      <Actions>
        <LinkButton to={overview}>Tilbake til oversikten</LinkButton>
        <Button variant="secondary" onClick={() => send({ type: 'another.requested' })}>
          Meld flere ansatte
        </Button>
      </Actions>
    </Screen>
  );
}
