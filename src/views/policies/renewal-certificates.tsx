import type { TextLink } from '#domain/policies/details/text-link.ts';
import { LinkOut } from '#ui/link-out.tsx';

interface RenewalCertificatesProps {
  /** The present certificate, and the renewed one if there is one. */
  readonly certificates: readonly TextLink[];
}

/** Both certificates of a policy that is renewed (B4.12). The words are assumed. */
export function RenewalCertificates({ certificates: [present, renewed] }: RenewalCertificatesProps) {
  return (
    present &&
    renewed && (
      <ul className="policy-links">
        <li>
          <LinkOut to={present.to}>Beviset som gjelder nå</LinkOut>
        </li>
        <li>
          <LinkOut to={renewed.to}>Beviset etter fornyelsen</LinkOut>
        </li>
      </ul>
    )
  );
}
