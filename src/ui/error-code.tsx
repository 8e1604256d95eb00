import { useContext } from 'react';
import { type ApiError, reference } from '#domain/errors/api-error.ts';
import { errorWords } from '#domain/errors/words.ts';
import { CodeCopierContext } from './code-copier.ts';

/** The code by which customer service finds what happened (A8.15), and what helps to find it. */
export function ErrorCode({ error }: { readonly error: ApiError }) {
  const CodeCopier = useContext(CodeCopierContext);
  const code = reference(error);
  return (
    <div className="error-code">
      <p>
        {errorWords.code}: <code>{code}</code>
      </p>
      {error.status > 0 && (
        <p>
          {errorWords.status}: {error.status}
        </p>
      )}
      {CodeCopier && <CodeCopier key={code} code={code} kind="error" />}
    </div>
  );
}
