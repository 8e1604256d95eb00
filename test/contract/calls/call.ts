import type { Persona } from '#sandbox/persona.ts';

/** One call of the client, as a flow would make it for a persona. */
export interface ClientCall {
  /** Its `operationId` in the contract. */
  readonly operation: string;
  readonly run: (persona: Persona, signal: AbortSignal) => Promise<unknown>;
}

/** A file that the browser fetches by itself: the client only knows its address. */
export interface ClientFile {
  readonly operation: string;
  readonly address: (persona: Persona) => string;
}
