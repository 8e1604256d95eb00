import { type ApiError, reference } from '#domain/errors/api-error.ts';
import { errorWords } from '#domain/errors/words.ts';

/** The code by which customer service finds what happened (A8.15). */
export function ErrorCode({ error }: { readonly error: ApiError }) {
  return (
    <p className="error-code">
      {errorWords.code}: <code>{reference(error)}</code>
    </p>
  );
}
