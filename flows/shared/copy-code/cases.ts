import { defineCases } from '#flows/engine/walk/cases.ts';
import { copyCodeFlow } from './flow.ts';

export const copyCodeCases = defineCases(copyCodeFlow, {
  // Any flow with an error would do, because the button is the same beside every code.
  input: { code: 'c2d9a7', details: { status: 503, at: '21.11.2026, 14:05:32' } },
  events: { 'copy.requested': [{}], 'clipboard.written': [{}], 'clipboard.refused': [{}] },
  actors: {},
  matters: () => null,
});
