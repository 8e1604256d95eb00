import { nullable, optional, string, type, validate } from 'superstruct';
import { type ApiError, apiError } from '#domain/api-error.ts';

const text = optional(nullable(string()));

/** How the server describes an error (A7.22); every part may be missing. */
const ErrorBody = type({
  code: text,
  name: text,
  developerMessage: text,
  type: text,
  message: text,
  requestCorrelationId: optional(nullable(type({ value: text }))),
});

/** A non-ok answer as the one error type; what the body does not say comes from the status. */
export async function errorOf(response: Response): Promise<ApiError> {
  const plain = {
    status: response.status,
    statusText: response.statusText,
    code: String(response.status),
    url: response.url,
  };
  const json: unknown = await response.json().catch(() => null);
  const [, body] = validate(json, ErrorBody);
  if (!body) return apiError({ ...plain, name: 'ResponseError' });
  return apiError({
    ...plain,
    code: body.code || plain.code,
    name: body.name ?? 'ApiError',
    developerMessage: body.developerMessage ?? '',
    type: body.type ?? 'INTERNAL_ERROR',
    message: body.message ?? '',
    requestCorrelationId: body.requestCorrelationId?.value ?? null,
  });
}
