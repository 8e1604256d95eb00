import { changePolicy as sendChange } from '#api/requests/policy-requests.ts';
import { changeDraft } from '#domain/requests/change-request.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { sentAt } from '#flows/engine/sent-at.ts';
import { loadChangeablePoliciesFlow } from '#flows/requests/load-changeable-policies/flow.ts';
import { loadContactFlow } from '#flows/shared/load-contact/flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { changePolicy } from '#machines/requests/change-policy.ts';
import { ChangeForm } from '#views/requests/change-policy/change-form.tsx';
import { ChangeNotFound } from '#views/requests/change-policy/change-not-found.tsx';
import { ChangeSent } from '#views/requests/change-policy/change-sent.tsx';
import { ChangeTooEarly } from '#views/requests/change-policy/change-too-early.tsx';

export const changePolicyFlow = defineFlow({
  title: 'Endre forsikring',
  machine: changePolicy,
  actors: {
    loadChangeablePolicies: loadChangeablePoliciesFlow,
    loadContact: loadContactFlow,
    noAccess: noAccessFlow,
    changePolicy: ({ input, signal }) => sentAt(sendChange(input, signal)),
  },
  views: {
    arriving: { child: 'loadChangeablePolicies' },
    finding: 'transient',
    notFound: ChangeNotFound,
    tooEarly: ChangeTooEarly,
    noAccess: { child: 'noAccess' },
    loadingContact: { child: 'loadContact' },
    'filling.typing': ChangeForm,
    'filling.rejected': ChangeForm,
    'filling.failed': ChangeForm,
    'filling.unknown': ChangeForm,
    sending: ChangeForm,
    sent: ChangeSent,
  },
  draft: ({ number, form, contact }, state) => (state === 'sent' ? null : changeDraft(number, form, contact)),
});
