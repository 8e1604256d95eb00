import type { LoadedPolicy } from '#domain/policies/loaded-policy.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { OwnCode } from '#ui/own-code.tsx';
import { Screen } from '#ui/screen.tsx';
import { BackToPolicy } from './back-to-policy.tsx';

interface SmartDelayProps {
  readonly context: {
    readonly site: { readonly registration: SiteLink };
    readonly policy: LoadedPolicy | null;
  };
}

/** The code is the number of the policy (B2.72). The texts follow C5.7. */
export const SmartDelay = ({ context: { site, policy } }: SmartDelayProps) => (
  <Screen heading="SmartDelay+" back={policy && <BackToPolicy policy={policy} />}>
    <p className="lead">
      Er flyet ditt mer enn én time forsinket, får du og de som reiser med deg vente gratis i en lounge.
    </p>
    {policy && <OwnCode heading="Koden din" code={policy.forsikringsnummer} />}
    <Actions>
      <LinkButton to={site.registration}>Registrer deg før du reiser</LinkButton>
    </Actions>
  </Screen>
);
