import type { PolicyPage } from '#domain/policies/details/policy-page.ts';
import { LinkOut } from '#ui/link-out.tsx';

interface RenewalLinksProps {
  readonly page: Pick<PolicyPage, 'certificates' | 'change'>;
}

/** Both certificates, and the change. The words are assumed. */
export const RenewalLinks = ({ page: { certificates, change } }: RenewalLinksProps) => {
  const [present, renewed] = certificates;
  return (
    <ul className="policy-links">
      {present && renewed && (
        <>
          <li>
            <LinkOut to={present.to}>Beviset som gjelder nå</LinkOut>
          </li>
          <li>
            <LinkOut to={renewed.to}>Beviset etter fornyelsen</LinkOut>
          </li>
        </>
      )}
      {change?.kind === 'link' && (
        <li>
          <LinkOut to={change.to}>Endre før fornyelsen</LinkOut>
        </li>
      )}
    </ul>
  );
};
