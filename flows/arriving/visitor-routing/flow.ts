import { getRouting, hasDamagePolicies } from '#api/arriving/routing.ts';
import { getIdentification } from '#api/shared/agreements.ts';
import { getBankInfo, getDirectAccess } from '#api/shared/banks.ts';
import { getToggle } from '#api/shared/toggles.ts';
import { identified } from '#domain/person/identification.ts';
import { toggles } from '#domain/site/toggle.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { visitorRouting } from '#machines/arriving/visitor-routing.ts';
import { Blocked } from '#views/arriving/blocked.tsx';
import { GeneralFailure } from '#views/shared/general-failure.tsx';
import { Unidentified } from '#views/shared/unidentified.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const visitorRoutingFlow = defineFlow({
  title: 'Forsikring',
  machine: visitorRouting,
  actors: {
    identify: async () => identified(await getIdentification()),
    noAccess: noAccessFlow,
    getTransitionToggle: () => getToggle(toggles.transition),
    getBankInfo,
    getRouting,
    hasDamagePolicies,
    getRedirectToggle: () => getToggle(toggles.redirect),
    getDirectAccess,
  },
  views: {
    identifying: Waiting,
    loggedOut: Unidentified,
    noAccess: { child: 'noAccess' },
    loadingTransition: Waiting,
    loadingBank: Waiting,
    'routing.successor.choosing': 'transient',
    'routing.successor.business': 'nothing',
    'routing.successor.private': 'nothing',
    'routing.access.notNeeded': 'nothing',
    'routing.access.loading': 'nothing',
    blocked: Blocked,
    unavailable: GeneralFailure,
    shown: 'exit',
    leaving: 'exit',
  },
  frames: { routing: Waiting },
});
