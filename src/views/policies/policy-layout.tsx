import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import type { Block } from '#domain/policies/details/block.ts';
import type { DescribedPage } from '#domain/policies/details/policy-page.ts';
import { BackToOverview } from '#ui/back-link.tsx';
import { Gradual } from '#ui/gradual.tsx';
import { coveredByCertificate, FactList, PolicyBlocks } from './policy-block.tsx';
import { PolicyHead } from './policy-head.tsx';

interface PolicyLayoutProps {
  readonly page: DescribedPage;
  readonly blocks: readonly Block[];
  /** How the policy is changed. */
  readonly change?: ReactNode;
  /** Beside what the policy insures: documents and links. */
  readonly children: ReactNode;
}

/** The page of every policy (B2.45): on a desktop price and documents stand beside what it insures (B2.57). */
export const PolicyLayout = ({ page, blocks, change, children }: PolicyLayoutProps) => (
  <>
    <BackToOverview />
    <div className="policy-page">
      <div className="policy-page__head">
        <Heading level="1" size="xlarge">
          {page.title}
        </Heading>
        <PolicyHead page={page} />
        {change}
      </div>
      <section className="policy-page__price policy-panel">
        <Heading level="2" size="small">
          Pris
        </Heading>
        <FactList facts={page.price} />
      </section>
      <div className="policy-page__blocks">
        {blocks.length > 0 ? (
          <Gradual items={blocks} first={3} whenOver={8}>
            {(shown) => <PolicyBlocks blocks={shown} />}
          </Gradual>
        ) : (
          <p>{coveredByCertificate}</p>
        )}
      </div>
      <div className="policy-page__side">{children}</div>
    </div>
  </>
);
