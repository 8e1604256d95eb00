import { defineFlow } from '#flows/engine/define-flow.ts';
import { notFound } from '#machines/not-found.ts';
import { NotFound } from '#views/not-built/not-found.tsx';

export const notFoundFlow = defineFlow({
  id: 'not-found',
  title: 'Forsikring',
  machine: notFound,
  actors: {},
  views: { shown: NotFound },
  frames: {},
});
