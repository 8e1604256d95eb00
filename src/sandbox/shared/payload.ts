import { is, nonempty, pattern, type Struct, string } from 'superstruct';
import {
  badRequest,
  type Operation,
  type OperationRequest,
  type OperationResponse,
} from '#sandbox/operation.ts';

/* The contract's rules for payloads. */

export const date = pattern(string(), /^\d{4}-\d\d-\d\d$/);

export const phone = pattern(string(), /^(\+47)?[49]\d{7}$/);

export const email = pattern(string(), /^\S+@\S+\.\S+$/);

export const nationalId = pattern(string(), /^\d{11}$/);

export const text = nonempty(string());

/** Responds to a payload of the right shape; refuses other payloads. */
export const withPayload =
  <T, S>(
    payload: Struct<T, S>,
    respond: (body: T, request: OperationRequest) => OperationResponse,
  ): Operation['respond'] =>
  (request) =>
    is(request.body, payload) ? respond(request.body, request) : badRequest('Ugyldig innhold');
