import { defineFlow } from '#flows/engine/define-flow.ts';
import { notBuilt } from '#machines/not-built.ts';
import { NotBuilt } from '#views/not-built/not-built.tsx';

export const notBuiltFlow = defineFlow({
  id: 'not-built',
  title: 'Forsikring',
  machine: notBuilt,
  actors: {},
  views: { shown: NotBuilt },
  frames: {},
});
