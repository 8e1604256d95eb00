import { defineCases } from '#flows/engine/walk/cases.ts';
import { notFoundFlow } from './flow.ts';

export const notFoundCases = defineCases(notFoundFlow, {
  input: {},
  events: {},
  actors: {},
  matters: () => null,
});
