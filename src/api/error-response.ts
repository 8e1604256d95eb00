import { type ApiError, apiError } from '#domain/errors/api-error.ts';

type Body = Readonly<Record<string, unknown>>;

const isBody = (json: unknown): json is Body =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** A part of the body if it is a text that is not empty. One invalid part does not hide the others. */
const text = (body: Body, part: string): string | undefined => {
  const value = body[part];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The call's id in the server's logs; the body has one of two names for it (A7.22, A8.15). */
function correlationId(body: Body): string | null {
  const { requestCorrelationId: wrapped } = body;
  return (isBody(wrapped) ? text(wrapped, 'value') : undefined) ?? text(body, 'rcid') ?? null;
}

/** Converts an error response to an `ApiError`. The status supplies what the body lacks (A7.22). */
export async function errorOf(response: Response, url: string): Promise<ApiError> {
  const { status, statusText } = response;
  const plain = { status, statusText, url, code: String(status) };
  const body: unknown = await response.json().catch(() => null);
  if (!isBody(body)) return apiError({ ...plain, name: 'ResponseError' });
  return apiError({
    ...plain,
    code: text(body, 'code') ?? plain.code,
    name: text(body, 'name') ?? 'ApiError',
    developerMessage: text(body, 'developerMessage') ?? '',
    type: text(body, 'type') ?? 'INTERNAL_ERROR',
    message: text(body, 'message') ?? '',
    requestCorrelationId: correlationId(body),
  });
}
