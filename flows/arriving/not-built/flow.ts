import { defineFlow } from '#flows/engine/define-flow.ts';
import { notBuilt } from '#machines/arriving/not-built.ts';
import { NotBuilt } from '#views/arriving/not-built.tsx';

export const notBuiltFlow = defineFlow({
  title: 'Forsikring',
  machine: notBuilt,
  actors: {},
  views: { shown: NotBuilt },
});
