import type { Persona, Refusal } from './persona.ts';
import type { Session } from './session.ts';

/** The request of a call. */
export interface OperationRequest {
  readonly session: Session;
  /** The logged-in persona, with the party that they act for. */
  readonly persona: Persona;
  /** The parameters of the path, by name. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed payload; null for a GET, and if it is not JSON. */
  readonly body: unknown;
}

export type OperationResponse =
  | { readonly body: unknown }
  | { readonly refusal: Refusal }
  | { readonly pdf: Uint8Array<ArrayBuffer>; readonly name: string }
  /** A success without a body. */
  | { readonly empty: 201 | 202 | 204 };

/** One call of the contract, with the insurer's response. */
export interface Operation {
  /** Its `operationId` in the contract. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters are written as ':name'. */
  readonly path: string;
  readonly respond: (request: OperationRequest) => OperationResponse;
}

/** The visitor lacks the role in the organisation (A6.5, B8.16). */
export const missingRole: Refusal = { status: 403, code: 'FEL3710020', message: 'Missing required role.' };

/** A payload that the contract does not allow. */
export const badRequest = (message: string): OperationResponse => ({
  refusal: { status: 400, code: '400', message },
});

export const notFound = (message: string): OperationResponse => ({
  refusal: { status: 404, code: '404', message },
});
