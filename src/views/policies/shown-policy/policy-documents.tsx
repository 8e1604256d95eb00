import { Button } from '@navikt/ds-react/Button';
import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import type { TextLink } from '#domain/policies/details/policy-links.ts';
import { LinkOut } from '#ui/link-out.tsx';

interface PolicyDocumentsProps {
  readonly certificates: readonly TextLink[];
  readonly onChoose: () => void;
  /** The terms. */
  readonly children: ReactNode;
}

/** The certificates and the terms (B2.49, B2.52). */
export function PolicyDocuments({
  certificates: [present, renewed],
  onChoose,
  children,
}: PolicyDocumentsProps) {
  return (
    <section className="policy-panel">
      <Heading level="2" size="small">
        Dokumenter
      </Heading>
      {present && !renewed && (
        <p className="policy-panel__way">
          <LinkOut to={present.to}>Se forsikringsbevis</LinkOut>
        </p>
      )}
      {renewed && (
        <Button variant="secondary" size="small" onClick={onChoose}>
          Se forsikringsbevis
        </Button>
      )}
      {children}
    </section>
  );
}
