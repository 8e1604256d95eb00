import { getIdentification } from '#api/shared/agreements.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { sharingOf } from '#domain/sharing/insight.ts';
import { sharingDraft } from '#domain/sharing/sharing-form.ts';
import { dialogOptions } from '#domain/site/dialog-options.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { giveInsightFlow } from '#flows/sharing/give-insight/flow.ts';
import { givenInsightFlow } from '#flows/sharing/given-insight/flow.ts';
import { receivedInsightFlow } from '#flows/sharing/received-insight/flow.ts';
import { insight } from '#machines/sharing/insight.ts';
import { Unidentified } from '#views/shared/unidentified.tsx';
import { Waiting } from '#views/shared/waiting.tsx';
import { InsightPage } from '#views/sharing/insight-page.tsx';
import { OrganisationSharesNothing } from '#views/sharing/organisation-shares-nothing.tsx';
import { OwnInsight } from '#views/sharing/own-insight.tsx';

export const insightFlow = defineFlow({
  title: 'Dele forsikringer',
  machine: insight,
  actors: {
    identify: async () => ({
      organisasjonsnummer: (await getIdentification()).organisasjonsnummer,
    }),
    noAccess: noAccessFlow,
    loadSharing: async () => sharingOf((await getDamageCustomer()).forsikringer),
    givenInsight: givenInsightFlow,
    receivedInsight: receivedInsightFlow,
    giveInsight: giveInsightFlow,
  },
  views: {
    loading: Waiting,
    unidentified: Unidentified,
    noAccess: { child: 'noAccess' },
    organisation: OrganisationSharesNothing,
    'page.own.given.shown': { child: 'givenInsight' },
    'page.received.shown': { child: 'receivedInsight' },
    'page.own.dialog.shut': 'nothing',
    'page.own.dialog.giving': { child: 'giveInsight' },
    reloading: 'exit',
  },
  frames: { page: InsightPage, 'page.own': OwnInsight },
  dialogs: {
    'page.own.dialog.giving': dialogOptions({ name: 'gi-innsyn', description: 'Gi en person innsyn' }),
  },
  draft: ({ typed }) => sharingDraft(typed),
});
