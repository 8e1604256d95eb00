import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import type { Block } from '#domain/policies/details/block.ts';
import { describeLife, type PolicyVisit, pageOf } from '#domain/policies/details/policy-page.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Gradual } from '#ui/gradual.tsx';
import { coveredByCertificate, FactList, PolicyBlocks } from './policy-block.tsx';
import { PolicyChangeWay } from './policy-change-way.tsx';
import { PolicyDocuments } from './policy-documents.tsx';
import { PolicyHead } from './policy-head.tsx';
import { PolicyLinks } from './policy-links.tsx';

interface PolicyFrameProps {
  readonly context: PolicyVisit & { readonly blocks: readonly Block[] };
  readonly send: (
    event: { type: 'change.requested' } | { type: 'certificate.requested' } | { type: 'card.requested' },
  ) => void;
  readonly regions: { readonly terms: ReactNode; readonly dialog: ReactNode };
}

/** The page of every policy (B2.45): on a desktop price and documents stand beside what it insures (B2.57). */
export function PolicyFrame({ context, send, regions }: PolicyFrameProps) {
  const { life, site } = context;
  const blocks = life ? describeLife(life) : context.blocks;
  const page = pageOf(context);
  return (
    <>
      <BackLink href={site.overview.url}>Tilbake til oversikten</BackLink>
      <div className="policy-page">
        <div className="policy-page__head">
          <Heading level="1" size="xlarge">
            {page.title}
          </Heading>
          <PolicyHead page={page} />
          {page.change && (
            <PolicyChangeWay
              change={page.change}
              phone={site.phone}
              onDenied={() => send({ type: 'change.requested' })}
            />
          )}
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
        <div className="policy-page__side">
          <PolicyDocuments
            certificates={page.certificates}
            onChoose={() => send({ type: 'certificate.requested' })}
          >
            {regions.terms}
          </PolicyDocuments>
          <PolicyLinks page={page} onCard={() => send({ type: 'card.requested' })} />
        </div>
      </div>
      {regions.dialog}
    </>
  );
}
