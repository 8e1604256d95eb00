import { visitorRoutingCases } from '#flows/arriving/visitor-routing/cases.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { directAccessFlow } from './flow.ts';

const { input, actors } = visitorRoutingCases;

export const directAccessCases = defineCases(directAccessFlow, {
  input: { mayBlock: input.mayBlock },
  events: { retried: [{}] },
  actors: {
    getTransitionToggle: actors.getTransitionToggle,
    getBankInfo: actors.getBankInfo,
    getDirectAccess: actors.getDirectAccess,
  },
  matters: ({ access }) => ({ bank: access?.banknavn }),
});
