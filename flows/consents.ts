import { defineFlow } from '#flows/engine/define-flow.ts';
import { consents } from '#machines/consents.ts';
import { Consents } from '#views/consents/consents.tsx';

export const consentsFlow = defineFlow({
  id: 'consents',
  title: 'Samtykke',
  machine: consents,
  actors: {},
  views: { shown: Consents },
  frames: {},
});
