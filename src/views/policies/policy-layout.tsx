import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import type { Block } from '#domain/policies/details/block.ts';
import type { DescribedPage } from '#domain/policies/details/policy-page.ts';
import { BackToOverview } from '#ui/back-link.tsx';
import { FactList } from './policy-block.tsx';
import { PolicyBlocks } from './policy-blocks.tsx';
import { PolicyHead } from './policy-head.tsx';

interface PolicyLayoutProps {
  readonly page: DescribedPage;
  readonly blocks: readonly Block[];
  /** The link or text about changing the policy. */
  readonly change?: ReactNode;
  /** Documents and links, shown beside the details. */
  readonly children: ReactNode;
}

/** The page of every policy (B2.45): on a desktop, price and documents are beside the details (B2.57). */
export const PolicyLayout = ({ page, blocks, change, children }: PolicyLayoutProps) => (
  <>
    <BackToOverview />
    <div className="policy-page">
      <div className="policy-page__head">
        <PolicyHead page={page} />
        {change}
      </div>
      {page.price.length > 0 && (
        <section className="policy-page__price policy-panel">
          <Heading level="2" size="small">
            Pris
          </Heading>
          <FactList facts={page.price} />
        </section>
      )}
      <PolicyBlocks blocks={blocks} />
      <div className="policy-page__side">{children}</div>
    </div>
  </>
);
