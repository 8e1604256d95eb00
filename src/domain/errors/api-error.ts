/** A failed call: plain data, so that it can be in a chart's context. */
export interface ApiError {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly statusText: string;
  /** The server's code, the status as text if there is no code, or one of `ownCodes`. */
  readonly code: string;
  readonly name: string;
  readonly developerMessage: string;
  readonly type: string;
  readonly message: string;
  /** Lets customer service find the call in the server's logs. */
  readonly requestCorrelationId: string | null;
  readonly url: string;
}

/** Codes of the client, for calls without a readable response. */
export const ownCodes = {
  /** The call ran into its time-out. */
  timeout: 'TIMEOUT',
  /** The connection failed or was lost. */
  network: 'NETWORK',
  /** The response had the wrong shape. */
  unreadable: 'UNREADABLE',
  /** The response had no body, and the call needs one. */
  empty: 'EMPTY',
  /** Not an error of a call: a defect of the app. */
  unexpected: 'UNEXPECTED',
} as const;

export const apiError = (known: Partial<ApiError>): ApiError => ({
  status: 0,
  statusText: '',
  code: ownCodes.unexpected,
  name: 'ApiError',
  developerMessage: '',
  type: 'INTERNAL_ERROR',
  message: '',
  requestCorrelationId: null,
  url: '',
  ...known,
});

const texts = ['statusText', 'code', 'name', 'developerMessage', 'type', 'message', 'url'] as const;

/** Checks all fields, so that an incomplete error cannot break the screen that shows it. */
export function isApiError(thrown: unknown): thrown is ApiError {
  // Not superstruct: it throws on objects that cannot be converted to text.
  const parts: Partial<Record<keyof ApiError, unknown>> = Object.assign({}, thrown);
  const { status, requestCorrelationId: id } = parts;
  return (
    typeof status === 'number' &&
    (id === null || typeof id === 'string') &&
    texts.every((part) => typeof parts[part] === 'string')
  );
}

/** Converts any error of an actor to an `ApiError`; never throws. */
export const toApiError = (error: unknown): ApiError =>
  isApiError(error)
    ? error
    : apiError({ name: error instanceof Error ? error.name : typeof error, developerMessage: textOf(error) });

/** The error in the event of a failed actor. */
export const errorOf = (event: object): ApiError => toApiError('error' in event ? event.error : null);

/** Converting an object to text may throw. */
function textOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'cannot be shown';
  }
}

export const codeOf = (error: unknown): string => toApiError(error).code;

export const statusOf = (error: unknown): number => toApiError(error).status;

/**
 * Whether a write may have succeeded: there was no response, a gateway responded in place of the server, or a successful
 * response could not be read.
 */
export function isOutcomeUnknown(thrown: unknown): boolean {
  const { code, status } = toApiError(thrown);
  const noResponse = code === ownCodes.timeout || code === ownCodes.network;
  const fromGateway = status === 502 || status === 504;
  return noResponse || fromGateway || (code === ownCodes.unreadable && status < 300);
}

/** The code for customer service: the call's id in the server's logs, or another known code. */
export const reference = (error: ApiError): string => error.requestCorrelationId ?? error.code;
