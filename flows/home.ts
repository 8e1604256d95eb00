import { modalOptions } from '#domain/site/modal.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { home } from '#machines/home.ts';
import { HomePage } from '#views/landing/home-page.tsx';
import { Waiting } from '#views/waiting.tsx';
import { businessLandingFlow } from './business-landing.ts';
import { relationsFlow } from './landing-sources.ts';
import { privateLandingFlow } from './private-landing.ts';
import { switchUserFlow } from './switch-user.ts';
import { visitorRoutingFlow } from './visitor-routing.ts';

export const homeFlow = defineFlow({
  id: 'home',
  title: 'Forsikring',
  machine: home,
  actors: {
    relations: relationsFlow,
    visitorRouting: visitorRoutingFlow,
    privateLanding: privateLandingFlow,
    businessLanding: businessLandingFlow,
    switchUser: switchUserFlow,
  },
  views: {
    arriving: { child: 'visitorRouting' },
    'page.content.choosing': Waiting,
    'page.content.private': { child: 'privateLanding' },
    'page.content.business': { child: 'businessLanding' },
    'page.dialog.shut': 'nothing',
    'page.dialog.switching': { child: 'switchUser' },
    gone: 'exit',
  },
  frames: { page: HomePage },
  modals: {
    'page.dialog.switching': modalOptions({ name: 'bytt-bruker', description: 'Bytt bruker' }),
  },
});
