import { listTerms } from '#api/shared/terms.ts';
import { dialogOptions } from '#domain/site/dialog-options.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { travelCardDialogFlow } from '#flows/travel-cards/travel-card-dialog/flow.ts';
import { shownPolicy } from '#machines/policies/shown-policy.ts';
import { CertificateChoice } from '#views/policies/shown-policy/certificate-choice.tsx';
import { ChangeDenied } from '#views/policies/shown-policy/change-denied.tsx';
import { PolicyFrame } from '#views/policies/shown-policy/policy-frame.tsx';
import { PolicyTerms } from '#views/policies/shown-policy/policy-terms.tsx';

export const shownPolicyFlow = defineFlow({
  title: 'Forsikring',
  machine: shownPolicy,
  actors: {
    loadTerms: ({ input }) => listTerms(input),
    travelCardDialog: travelCardDialogFlow,
  },
  views: {
    'page.terms.loading': PolicyTerms,
    'page.terms.listed': PolicyTerms,
    'page.terms.unavailable': PolicyTerms,
    'page.dialog.shut': 'nothing',
    'page.dialog.denied': ChangeDenied,
    'page.dialog.choosing': CertificateChoice,
    'page.dialog.travelCard': { child: 'travelCardDialog' },
  },
  frames: { page: PolicyFrame },
  dialogs: {
    'page.dialog.denied': dialogOptions({
      name: 'endre-forsikring',
      description: 'Uten tilgang til å endre forsikringen',
    }),
    'page.dialog.choosing': dialogOptions({
      name: 'velg-forsikringsbevis',
      description: 'Velg forsikringsbevis',
    }),
    'page.dialog.travelCard': dialogOptions({ name: 'reisekort', description: 'Reisekortet' }),
  },
});
