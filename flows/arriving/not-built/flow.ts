import { directAccessFlow } from '#flows/arriving/direct-access/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { notBuilt } from '#machines/arriving/not-built.ts';
import { NotBuilt } from '#views/arriving/not-built.tsx';

export const notBuiltFlow = defineFlow({
  title: 'Forsikring',
  machine: notBuilt,
  actors: { directAccess: directAccessFlow },
  views: { arriving: { child: 'directAccess' }, shown: NotBuilt },
});
