import { useContext } from 'react';
import type { SiteBank } from '#domain/shared/bank.ts';
import { Actions } from './actions.tsx';
import { LinkButton } from './link-button.tsx';
import { PageLinksContext } from './page-links.ts';

interface BankSiteProps {
  readonly bank: SiteBank | null;
  readonly name: string;
}

/** A link to the bank's own site; nothing if the page does not know the site. The text is ours. */
export function BankSite({ bank, name }: BankSiteProps) {
  const links = useContext(PageLinksContext);
  const site = bank && links?.bankSite(bank.bankregnr);
  return (
    site && (
      <Actions>
        <LinkButton to={site}>Gå til {name}</LinkButton>
      </Actions>
    )
  );
}
