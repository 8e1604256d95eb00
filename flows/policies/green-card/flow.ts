import { orderGreenCard } from '#api/policies/green-card.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { sentAt } from '#flows/engine/sent-at.ts';
import { loadPolicyFlow } from '#flows/policies/load-policy/flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { greenCard } from '#machines/policies/green-card.ts';
import { GreenCardNotAllowed } from '#views/policies/green-card/green-card-not-allowed.tsx';
import { GreenCardNotOffered } from '#views/policies/green-card/green-card-not-offered.tsx';
import { GreenCardOrder } from '#views/policies/green-card/green-card-order.tsx';
import { GreenCardOrdered } from '#views/policies/green-card/green-card-ordered.tsx';

export const greenCardFlow = defineFlow({
  title: 'Bestill grønt kort',
  machine: greenCard,
  actors: {
    loadRepresentative: loadRepresentativeFlow,
    loadPolicy: loadPolicyFlow,
    noAccess: noAccessFlow,
    orderGreenCard({ input, signal }) {
      if (input === null) throw new Error('no policy is loaded');
      return sentAt(orderGreenCard(input, signal));
    },
  },
  views: {
    arriving: { child: 'loadRepresentative' },
    notAllowed: GreenCardNotAllowed,
    loadingPolicy: { child: 'loadPolicy' },
    notOffered: GreenCardNotOffered,
    noAccess: { child: 'noAccess' },
    'offered.untried': GreenCardOrder,
    'offered.failed': GreenCardOrder,
    'offered.unknown': GreenCardOrder,
    sending: GreenCardOrder,
    ordered: GreenCardOrdered,
  },
});
