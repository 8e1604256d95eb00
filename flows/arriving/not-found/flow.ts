import { defineFlow } from '#flows/engine/define-flow.ts';
import { notFound } from '#machines/arriving/not-found.ts';
import { NotFound } from '#views/arriving/not-found.tsx';

export const notFoundFlow = defineFlow({
  title: 'Forsikring',
  machine: notFound,
  actors: {},
  views: { shown: NotFound },
});
