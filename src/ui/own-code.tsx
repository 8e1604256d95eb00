import { Heading } from '@navikt/ds-react/Typography';
import { useContext } from 'react';
import { CodeCopierContext } from './code-copier.ts';

interface OwnCodeProps {
  readonly heading: string;
  readonly code: string;
}

/** A code that belongs to the customer, with a button that copies it. */
export function OwnCode({ heading, code }: OwnCodeProps) {
  const CodeCopier = useContext(CodeCopierContext);
  return (
    <div className="own-code">
      <div className="face own-code__face">
        <Heading level="2" size="medium">
          {heading}
        </Heading>
        <span className="own-code__code">{code}</span>
      </div>
      {CodeCopier && <CodeCopier code={code} status={null} />}
    </div>
  );
}
