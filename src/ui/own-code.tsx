import { useContext } from 'react';
import { CodeCopierContext } from './code-copier.ts';

/** A code of the customer's own, with a button that copies it. */
export function OwnCode({ code }: { readonly code: string }) {
  const CodeCopier = useContext(CodeCopierContext);
  return (
    <div className="own-code">
      <code className="own-code__code">{code}</code>
      {CodeCopier && <CodeCopier code={code} kind="own" />}
    </div>
  );
}
