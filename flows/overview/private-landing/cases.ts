import { canRetry } from '#domain/errors/notice.ts';
import { damageNotice, hasFewPolicies, isInAnotherBank } from '#domain/overview/private-landing.ts';
import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { landingSite } from '#flows/overview/home/cases.ts';
import { homeFlow } from '#flows/overview/home/flow.ts';
import { endsOf } from '#flows/overview/landing-sources/cases.ts';
import * as sources from '#flows/overview/landing-sources/flow.ts';
import { privateLandingFlow } from './flow.ts';

export const privateLandingCases = defineCases(privateLandingFlow, {
  within: within(homeFlow, 'page.content.private'),
  input: { site: landingSite, hasNationalId: true, today: '2026-11-21', showsTips: true },
  events: { 'tips.closed': [{}], 'reload.requested': [{}] },
  actors: {
    agreement: endsOf(sources.agreementFlow),
    damage: endsOf(sources.damageFlow),
    life: endsOf(sources.lifeFlow),
    digital: endsOf(sources.digitalFlow),
    shared: endsOf(sources.sharedFlow),
    bank: endsOf(sources.bankFlow),
    declarations: endsOf(sources.declarationsFlow),
    hidesDeclarations: endsOf(sources.hidesDeclarationsFlow),
    messages: endsOf(sources.messagesFlow),
    documents: endsOf(sources.documentsFlow),
    acceptance: endsOf(sources.acceptanceFlow),
    invoices: endsOf(sources.invoicesFlow),
    claims: endsOf(sources.claimsFlow),
    threads: endsOf(sources.threadsFlow),
    travelCards: endsOf(sources.travelCardsFlow),
  },
  matters: (context) => ({
    agreement: context.agreement !== null,
    damage: context.damage === null ? 'asked for' : context.damage.error === null ? 'there' : 'missing',
    elsewhere: isInAnotherBank(context),
    mayReload: canRetry(damageNotice(context, context.site) ?? { kind: 'state' }),
    tips: context.showsTips && hasFewPolicies(context, context.site),
    // Beside the rest, until it is all that is waited for.
    rest: context.invoices !== null &&
      context.damage?.error === null && [context.digital !== null, context.shared !== null],
  }),
});
