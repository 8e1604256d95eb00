import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { AnyCases } from '#flows/engine/walk/cases.ts';
import type { AnyScript } from '#flows/engine/walk/script.ts';

/** A flow with its cases and script, as its area lists it. */
export interface Listed {
  readonly flow: AnyFlow;
  readonly cases: AnyCases;
  readonly script: AnyScript;
}
