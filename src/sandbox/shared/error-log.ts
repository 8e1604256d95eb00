import { integer, is, number, optional, record, string, type } from 'superstruct';
import { badRequest, type Operation } from '#sandbox/operation.ts';

/** The payload: an error without personal data (A7.23). */
const ClientError = type({
  message: string(),
  url: optional(string()),
  line: optional(integer()),
  column: optional(integer()),
  pageUrl: string(),
  stacktrace: optional(string()),
  error: optional(string()),
  times: optional(integer()),
  vitals: optional(record(string(), number())),
});

/** A national identity number must never be sent to the log, so such a request is refused. */
const hasNationalId = (body: unknown) => /(?<!\d)\d{11}(?!\d)/.test(JSON.stringify(body));

export const logError: Operation = {
  id: 'logError',
  method: 'POST',
  path: '/log/error',
  respond({ body }) {
    if (!is(body, ClientError)) return badRequest('Ugyldig feil');
    return hasNationalId(body) ? badRequest('Fødselsnummer i loggen') : { empty: 204 };
  },
};
