import { BulletListIcon, FileTextIcon, ZoomMinusIcon, ZoomPlusIcon } from '@navikt/aksel-icons';
import { Button } from '@navikt/ds-react/Button';
import type { CSSProperties } from 'react';
import {
  columnsOf,
  type DocumentContent,
  type DocumentKind,
  documentWords,
} from '#domain/policies/policy-document.ts';
import { readableParts, withoutTitle } from '#domain/policies/readable-document.ts';
import { ReadableText } from './readable-text.tsx';

interface DocumentTextProps {
  readonly state: 'shown.text.readable' | 'shown.text.letter.fitted' | 'shown.text.letter.larger';
  readonly context: { readonly kind: DocumentKind; readonly text: DocumentContent | null };
  readonly send: (
    event:
      | { type: 'letter.chosen' }
      | { type: 'readable.chosen' }
      | { type: 'larger.chosen' }
      | { type: 'smaller.chosen' },
  ) => void;
}

/**
 * The text for reading, or the letter: in columns, scaled until its longest line fits, or large in a frame that scrolls
 * (B2.67, B2.70). Paper always has the letter.
 */
export function DocumentText({ state, context: { kind, text }, send }: DocumentTextProps) {
  if (text === null) return null;
  const isReadable = state === 'shown.text.readable';
  const isLarger = state === 'shown.text.letter.larger';
  const { title } = documentWords[kind];
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columnsOf(text.tekst) };
  return (
    <>
      <Button
        variant="tertiary"
        icon={isReadable ? <FileTextIcon aria-hidden /> : <BulletListIcon aria-hidden />}
        onClick={() => send({ type: isReadable ? 'letter.chosen' : 'readable.chosen' })}
      >
        {isReadable ? 'Vis som brev' : 'Vis lesbar tekst'}
      </Button>
      {isReadable ? (
        <ReadableText title={title} parts={withoutTitle(readableParts(text.tekst), title)} />
      ) : (
        <Button
          variant="tertiary"
          icon={isLarger ? <ZoomMinusIcon aria-hidden /> : <ZoomPlusIcon aria-hidden />}
          onClick={() => send({ type: isLarger ? 'smaller.chosen' : 'larger.chosen' })}
        >
          {isLarger ? 'Vis mindre' : 'Vis større'}
        </Button>
      )}
      {/* The section has a tab stop, so that the keyboard can scroll it sideways. */}
      <section
        className={isLarger ? 'document document--larger' : 'document'}
        aria-label={title}
        tabIndex={isLarger ? 0 : undefined}
        hidden={isReadable}
      >
        <pre className="document__text" style={style}>
          {text.tekst}
        </pre>
      </section>
    </>
  );
}
