import type { EmittedFrom } from 'xstate';
import { defineFlow } from '#flows/engine/define-flow.ts';
import {
  acceptanceFlow,
  agreementFlow,
  bankFlow,
  claimsFlow,
  damageFlow,
  declarationsFlow,
  digitalFlow,
  documentsFlow,
  hidesDeclarationsFlow,
  invoicesFlow,
  lifeFlow,
  messagesFlow,
  sharedFlow,
  threadsFlow,
  travelCardsFlow,
} from '#flows/overview/landing-sources/flow.ts';
import { privateLanding } from '#machines/overview/private-landing.ts';
import { LandingFrame } from '#views/overview/landing-frame.tsx';
import { LandingSkeleton } from '#views/overview/landing-skeleton.tsx';
import { LoggedOut } from '#views/overview/logged-out.tsx';
import { PrivateLanding } from '#views/overview/private-landing.tsx';

/** What the page tells of itself. */
export type Told = EmittedFrom<typeof privateLanding>;

export const privateLandingFlow = defineFlow({
  id: 'private-landing',
  title: 'Forsikring',
  machine: privateLanding,
  actors: {
    agreement: agreementFlow,
    damage: damageFlow,
    life: lifeFlow,
    digital: digitalFlow,
    shared: sharedFlow,
    bank: bankFlow,
    declarations: declarationsFlow,
    hidesDeclarations: hidesDeclarationsFlow,
    messages: messagesFlow,
    documents: documentsFlow,
    acceptance: acceptanceFlow,
    invoices: invoicesFlow,
    claims: claimsFlow,
    threads: threadsFlow,
    travelCards: travelCardsFlow,
  },
  views: {
    settling: LandingSkeleton,
    loggedOut: LoggedOut,
    'shown.policies.awaitingBank': PrivateLanding,
    'shown.policies.askingLife': PrivateLanding,
    'shown.policies.addressing': 'passing',
    'shown.policies.askingInvoices': PrivateLanding,
    'shown.policies.counting': PrivateLanding,
    'shown.policies.counted': PrivateLanding,
    'shown.claims.choosing': 'passing',
    'shown.claims.asking': 'nothing',
    'shown.claims.settled': 'nothing',
    reloading: 'exit',
  },
  frames: { shown: LandingFrame },
});
