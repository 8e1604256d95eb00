import { type ApiError, reference } from '#domain/errors/api-error.ts';

/** The code by which customer service finds what happened (A8.15). */
export function ErrorCode({ error }: { readonly error: ApiError }) {
  return (
    <p className="error-code">
      Feilkode: <code>{reference(error)}</code>
    </p>
  );
}
