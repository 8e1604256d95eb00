import { getBankInfo, getDirectAccess } from '#api/shared/banks.ts';
import { getToggle } from '#api/shared/toggles.ts';
import { toggles } from '#domain/site/toggle.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { directAccess } from '#machines/arriving/direct-access.ts';
import { Blocked } from '#views/arriving/blocked.tsx';
import { GeneralFailure } from '#views/shared/general-failure.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const directAccessFlow = defineFlow({
  title: 'Forsikring',
  machine: directAccess,
  isGate: true,
  actors: {
    getTransitionToggle: () => getToggle(toggles.transition),
    getBankInfo,
    getDirectAccess,
  },
  views: {
    loadingTransition: Waiting,
    loadingBank: Waiting,
    loadingAccess: Waiting,
    blocked: Blocked,
    unavailable: GeneralFailure,
    admitted: 'exit',
  },
});
