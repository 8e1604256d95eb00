/** What is known of a call that went wrong: plain data, so that it can live in a chart's context. */
export interface ApiError {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly statusText: string;
  /** The server's code, the status as text where it gave none, or one of `ownCodes`. */
  readonly code: string;
  readonly name: string;
  readonly developerMessage: string;
  readonly type: string;
  readonly message: string;
  /** What customer service needs to find the call in the server's logs. */
  readonly requestCorrelationId: string | null;
  readonly url: string;
}

/** Codes that the client gives, where no server said anything (or nothing that could be read). */
export const ownCodes = {
  /** The call ran into its time-out. */
  timeout: 'TIMEOUT',
  /** The connection failed or was lost. */
  network: 'NETWORK',
  /** An answer came, of the wrong shape. */
  unreadable: 'UNREADABLE',
  /** Not an error of a call at all: a defect of ours. */
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

/** By all its parts, so that half an error cannot break the screen that shows it. */
export function isApiError(thrown: unknown): thrown is ApiError {
  // Not superstruct: it throws on objects that refuse to be texts.
  const parts: Partial<Record<keyof ApiError, unknown>> = Object.assign({}, thrown);
  const { status, requestCorrelationId: id } = parts;
  return (
    typeof status === 'number' &&
    (id === null || typeof id === 'string') &&
    texts.every((part) => typeof parts[part] === 'string')
  );
}

/** Whatever an actor failed with, as the one error type; never throws. */
export const toApiError = (error: unknown): ApiError =>
  isApiError(error)
    ? error
    : apiError({ name: error instanceof Error ? error.name : typeof error, developerMessage: textOf(error) });

/** The error of an event that says that an actor failed. */
export const errorOf = (event: object): ApiError => toApiError('error' in event ? event.error : null);

/** An object may refuse to be made a text. */
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
 * Whether a write may have been carried out all the same: no answer came, or a gateway's in the
 * server's place, or one that says it went well and cannot be read.
 */
export function outcomeUnknown(thrown: unknown): boolean {
  const { code, status } = toApiError(thrown);
  const noAnswer = code === ownCodes.timeout || code === ownCodes.network;
  const fromGateway = status === 502 || status === 504;
  return noAnswer || fromGateway || (code === ownCodes.unreadable && status < 300);
}

/** What the customer can tell customer service: the call's id in the server's logs, or what else is known. */
export const reference = (error: ApiError): string => error.requestCorrelationId ?? error.code;
