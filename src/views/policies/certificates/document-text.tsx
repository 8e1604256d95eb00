import { ZoomMinusIcon, ZoomPlusIcon } from '@navikt/aksel-icons';
import { Button } from '@navikt/ds-react/Button';
import type { CSSProperties } from 'react';
import {
  columnsOf,
  type DocumentContent,
  type DocumentKind,
  documentWords,
} from '#domain/policies/policy-document.ts';

interface DocumentTextProps {
  readonly state: 'shown.text.fitted' | 'shown.text.larger';
  readonly context: { readonly kind: DocumentKind; readonly text: DocumentContent | null };
  readonly send: (event: { type: 'larger.chosen' } | { type: 'smaller.chosen' }) => void;
}

/** Text in columns, scaled until its longest line fits, or large in a frame that scrolls (B2.67, B2.70). */
export function DocumentText({ state, context: { kind, text }, send }: DocumentTextProps) {
  if (text === null) return null;
  const isLarger = state === 'shown.text.larger';
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columnsOf(text.tekst) };
  return (
    <>
      <Button
        variant="tertiary"
        icon={isLarger ? <ZoomMinusIcon aria-hidden /> : <ZoomPlusIcon aria-hidden />}
        onClick={() => send({ type: isLarger ? 'smaller.chosen' : 'larger.chosen' })}
      >
        {isLarger ? 'Vis mindre' : 'Vis større'}
      </Button>
      {/* The section has a tab stop, so that the keyboard can scroll it sideways. */}
      <section
        className={isLarger ? 'document document--larger' : 'document'}
        aria-label={documentWords[kind].title}
        tabIndex={isLarger ? 0 : undefined}
      >
        <pre className="document__text" style={style}>
          {text.tekst}
        </pre>
      </section>
    </>
  );
}
