import { getIdentification } from '#api/arriving/agreements.ts';
import { listRelations } from '#api/arriving/own-relations.ts';
import { orderPolicy as sendOrder } from '#api/requests/policy-requests.ts';
import { requestDraft } from '#domain/requests/request-form.ts';
import { directAccessFlow } from '#flows/arriving/direct-access/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { orderPolicy } from '#machines/requests/order-policy.ts';
import { OrderForm } from '#views/requests/order-policy/order-form.tsx';
import { OrderRefused } from '#views/requests/order-policy/order-refused.tsx';
import { OrderSent } from '#views/requests/order-policy/order-sent.tsx';
import { OrderUnavailable } from '#views/requests/order-policy/order-unavailable.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const orderPolicyFlow = defineFlow({
  title: 'Bestill ny forsikring',
  machine: orderPolicy,
  actors: {
    directAccess: directAccessFlow,
    loadRelations: listRelations,
    identify: async () => ({
      organisasjonsnummer: (await getIdentification()).organisasjonsnummer ?? null,
    }),
    orderPolicy: ({ input, signal }) => sendOrder(input, signal),
  },
  views: {
    arriving: { child: 'directAccess' },
    loading: Waiting,
    unavailable: OrderUnavailable,
    deciding: 'passing',
    refused: OrderRefused,
    'editing.filling': OrderForm,
    'editing.rejected': OrderForm,
    'editing.failed': OrderForm,
    'editing.unknown': OrderForm,
    sending: OrderForm,
    sent: OrderSent,
  },
  draft: ({ form }, state) => (state === 'sent' ? null : requestDraft(form)),
});
