import type { ReactNode } from 'react';
import type { Block } from '#domain/policies/details/block.ts';
import { partsOfPage } from '#domain/policies/details/cover-blocks.ts';
import type { DescribedPage } from '#domain/policies/details/described-page.ts';
import { BackToOverview } from '#ui/back-link.tsx';
import { coveredByCertificate } from './policy-block.tsx';
import { PolicyBlocks } from './policy-blocks.tsx';
import { PolicyNotices } from './policy-head.tsx';
import { PolicyRenewal } from './policy-renewal.tsx';
import { PricePanel } from './price-panel.tsx';

/**
 * The page of every policy (B2.45) in the order of a visitor's questions: what it is and whether it is valid, what it covers,
 * what to do, what it costs, what will change, and the rest (C4.32). On a desktop, what to do and what follows it, up to the
 * documents, is beside the covers (B2.57).
 */
export const PolicyGrid = ({ children }: { readonly children: ReactNode }) => (
  <>
    <BackToOverview />
    <div className="policy-page">{children}</div>
  </>
);

interface PolicyContentsProps {
  readonly page: Pick<DescribedPage, 'notices' | 'renewal' | 'price'>;
  readonly blocks: readonly Block[];
  /** What the visitor most often comes for. */
  readonly actions: ReactNode;
  /** Links of the card about the renewal. */
  readonly renewalLinks?: ReactNode;
  /** Documents and links. */
  readonly children?: ReactNode;
}

/** What follows the head of the page. */
export function PolicyContents({ page, blocks, actions, renewalLinks, children }: PolicyContentsProps) {
  const { covers, rest } = partsOfPage(blocks);
  return (
    <>
      <div className="policy-page__main">
        <PolicyNotices notices={page.notices} />
        {blocks.length === 0 && (
          <div className="policy-object">
            <p>{coveredByCertificate}</p>
          </div>
        )}
        <PolicyBlocks blocks={covers} />
      </div>
      <div className="policy-page__side">
        <div className="policy-page__actions">{actions}</div>
        {page.price.length > 0 && <PricePanel heading="Pris" facts={page.price} />}
        {page.renewal && <PolicyRenewal renewal={page.renewal}>{renewalLinks}</PolicyRenewal>}
        {children}
      </div>
      {rest.length > 0 && (
        <div className="policy-page__main">
          <PolicyBlocks blocks={rest} />
        </div>
      )}
    </>
  );
}
