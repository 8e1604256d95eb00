import { is, nonempty, pattern, type Struct, string } from 'superstruct';
import { type Answered, type Asked, badRequest, type Operation } from '#sandbox/operation.ts';

/* The contract's rules for payloads. */

export const date = pattern(string(), /^\d{4}-\d\d-\d\d$/);

export const phone = pattern(string(), /^(\+47)?[49]\d{7}$/);

export const email = pattern(string(), /^\S+@\S+\.\S+$/);

export const nationalId = pattern(string(), /^\d{11}$/);

export const text = nonempty(string());

/** The response to a payload of the right shape; other payloads are refused. */
export const withPayload =
  <T, S>(payload: Struct<T, S>, answer: (body: T, asked: Asked) => Answered): Operation['answer'] =>
  (asked) =>
    is(asked.body, payload) ? answer(asked.body, asked) : badRequest('Ugyldig innhold');
