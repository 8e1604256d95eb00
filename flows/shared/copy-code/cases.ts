import { defineCases } from '#flows/engine/walk/cases.ts';
import { copyCodeFlow } from './flow.ts';

export const copyCodeCases = defineCases(copyCodeFlow, {
  input: { code: 'c2d9a7', details: { status: 503, at: '21.11.2026, 14:05:32' } },
  events: { 'copy.requested': [{}], 'clipboard.written': [{}], 'clipboard.refused': [{}] },
  actors: {},
  matters: () => null,
});
