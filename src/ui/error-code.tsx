import { useContext } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import { technicalOf } from '#domain/errors/technical.ts';
import { errorWords } from '#domain/errors/words.ts';
import { CodeCopierContext } from './code-copier.ts';

/**
 * The error code, by which customer service finds the failed call (A8.15). Its time, and the status in a collapsed section,
 * are beside the button that copies it.
 */
export function ErrorCode({ error }: { readonly error: ApiError | null }) {
  const CodeCopier = useContext(CodeCopierContext);
  const technical = technicalOf(error);
  if (!technical) return null;
  const { code, status } = technical;
  return (
    <div className="error-code">
      <p>
        {errorWords.code}: <code>{code}</code>
      </p>
      {CodeCopier && <CodeCopier key={code} code={code} status={status} />}
    </div>
  );
}
