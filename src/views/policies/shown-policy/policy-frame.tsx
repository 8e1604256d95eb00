import type { ReactNode } from 'react';
import type { Block } from '#domain/policies/details/block.ts';
import { describeLife, type PolicyVisit, pageOf } from '#domain/policies/details/policy-page.ts';
import { PolicyLayout } from '#views/policies/policy-layout.tsx';
import { PolicyChangeAction } from './policy-change-action.tsx';
import { PolicyDocuments } from './policy-documents.tsx';
import { PolicyLinks } from './policy-links.tsx';

interface PolicyFrameProps {
  readonly context: PolicyVisit & { readonly blocks: readonly Block[] };
  readonly send: (
    event: { type: 'change.requested' } | { type: 'certificate.requested' } | { type: 'card.requested' },
  ) => void;
  readonly regions: { readonly terms: ReactNode; readonly dialog: ReactNode };
}

/** The customer's own policy, with the available actions. */
export function PolicyFrame({ context, send, regions }: PolicyFrameProps) {
  const { life, site } = context;
  const page = pageOf(context);
  return (
    <>
      <PolicyLayout
        page={page}
        blocks={life ? describeLife(life) : context.blocks}
        change={
          page.change && (
            <PolicyChangeAction
              change={page.change}
              phone={site.phone}
              onDenied={() => send({ type: 'change.requested' })}
            />
          )
        }
      >
        <PolicyDocuments
          certificates={page.certificates}
          onChoose={() => send({ type: 'certificate.requested' })}
        >
          {regions.terms}
        </PolicyDocuments>
        <PolicyLinks page={page} onCard={() => send({ type: 'card.requested' })} />
      </PolicyLayout>
      {regions.dialog}
    </>
  );
}
