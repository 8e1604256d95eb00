import { defineCases } from '#flows/engine/walk/cases.ts';
import { notBuiltFlow } from './not-built.ts';

export const notBuiltCases = defineCases(notBuiltFlow, {
  input: {},
  events: {},
  actors: {},
  matters: () => null,
});
