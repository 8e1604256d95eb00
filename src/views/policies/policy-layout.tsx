import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import type { Block } from '#domain/policies/details/block.ts';
import type { DescribedPage } from '#domain/policies/details/described-page.ts';
import { BackToOverview } from '#ui/back-link.tsx';
import { FactList } from './policy-block.tsx';
import { PolicyBlocks } from './policy-blocks.tsx';
import { PolicyNotices } from './policy-head.tsx';
import { PolicyRenewal } from './policy-renewal.tsx';

/**
 * The page of every policy (B2.45) in the order of a visitor's questions: what it is and whether it is valid, what to do,
 * what it covers, what it costs. On a desktop, price and documents are beside the details (B2.57).
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
  /** Documents and links, shown beside the details. */
  readonly children?: ReactNode;
}

/** What follows the head of the page. */
export const PolicyContents = ({ page, blocks, actions, renewalLinks, children }: PolicyContentsProps) => (
  <>
    <div className="policy-page__actions">
      <PolicyNotices notices={page.notices} />
      {actions}
      {page.renewal && <PolicyRenewal renewal={page.renewal}>{renewalLinks}</PolicyRenewal>}
    </div>
    <PolicyBlocks blocks={blocks} />
    <div className="policy-page__side">
      {page.price.length > 0 && (
        <section className="policy-page__price policy-panel">
          <Heading level="2" size="small">
            Pris
          </Heading>
          <FactList facts={page.price} />
        </section>
      )}
      {children}
    </div>
  </>
);
