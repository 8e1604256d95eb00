import { orderPolicy as sendOrder } from '#api/requests/policy-requests.ts';
import { requestDraft } from '#domain/requests/request-form.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { sentAt } from '#flows/engine/sent-at.ts';
import { loadContactFlow } from '#flows/shared/load-contact/flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { orderPolicy } from '#machines/requests/order-policy.ts';
import { OrderForm } from '#views/requests/order-policy/order-form.tsx';
import { OrderNotAllowed } from '#views/requests/order-policy/order-not-allowed.tsx';
import { OrderSent } from '#views/requests/order-policy/order-sent.tsx';

export const orderPolicyFlow = defineFlow({
  title: 'Bestill ny forsikring',
  machine: orderPolicy,
  actors: {
    loadRepresentative: loadRepresentativeFlow,
    loadContact: loadContactFlow,
    noAccess: noAccessFlow,
    orderPolicy: ({ input, signal }) => sentAt(sendOrder(input, signal)),
  },
  views: {
    arriving: { child: 'loadRepresentative' },
    notAllowed: OrderNotAllowed,
    noAccess: { child: 'noAccess' },
    loadingContact: { child: 'loadContact' },
    'filling.typing': OrderForm,
    'filling.rejected': OrderForm,
    'filling.failed': OrderForm,
    'filling.unknown': OrderForm,
    sending: OrderForm,
    sent: OrderSent,
  },
  draft: ({ form, contact }, state) => (state === 'sent' ? null : requestDraft(form, contact)),
});
