import { listOrganisationRelations } from '#api/shared/organisation-access.ts';
import { listRelations } from '#api/shared/own-relations.ts';
import { dialogOptions } from '#domain/site/dialog-options.ts';
import { switchAgreementFlow } from '#flows/arriving/switch-agreement/flow.ts';
import { visitorRoutingFlow } from '#flows/arriving/visitor-routing/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { businessLandingFlow } from '#flows/overview/business-landing/flow.ts';
import { privateLandingFlow } from '#flows/overview/private-landing/flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { home } from '#machines/overview/home.ts';
import { HomePage } from '#views/overview/home-page.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const homeFlow = defineFlow({
  title: 'Forsikring',
  machine: home,
  actors: {
    relations: listRelations,
    organisation: listOrganisationRelations,
    visitorRouting: visitorRoutingFlow,
    privateLanding: privateLandingFlow,
    businessLanding: businessLandingFlow,
    noAccess: noAccessFlow,
    switchAgreement: switchAgreementFlow,
  },
  views: {
    arriving: { child: 'visitorRouting' },
    'page.content.choosing': Waiting,
    'page.content.private': { child: 'privateLanding' },
    'page.content.business': { child: 'businessLanding' },
    'page.content.noAccess.naming': { child: 'noAccess' },
    'page.content.noAccess.named': { child: 'noAccess' },
    'page.dialog.shut': 'nothing',
    'page.dialog.switching': { child: 'switchAgreement' },
    leaving: 'exit',
  },
  frames: { page: HomePage },
  dialogs: {
    'page.dialog.switching': dialogOptions({ name: 'bytt-bruker', description: 'Bytt bruker' }),
  },
});
