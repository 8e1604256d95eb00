import { array, type Infer, integer, max, min, number, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { AdviserRecord } from '#domain/shared/damage-customer.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { lenient, part, text } from '#domain/shared/wire.ts';

/** An offer (B3.28), with the fields that the proposal pages show (B2.75, B2.78). */
const Offer = type({
  forsikringsnummer: string(),
  versjon: number(),
  produkt: text(),
  forsikringstekst: text(),
  info: lenient(string()),
  premie: lenient(number()),
  tfapremie: lenient(number()),
  periode: part(type({ fra: text() })),
  variantId: lenient(string()),
});

/** Ten years: a larger number, such as the largest integer, means that an offer does not expire. */
const mostDays = 3650;

/** Offers, totals, days left and the adviser (B3.27). */
const ProposalList = type({
  tilbudList: array(Offer),
  totalArligPremie: lenient(number()),
  totalMandligPremie: lenient(number()),
  totalArligTfaPremie: lenient(number()),
  totalMandligTfaPremie: lenient(number()),
  antallDagerTilgjenglig: lenient(max(min(integer(), 0), mostDays)),
  radgiver: lenient(AdviserRecord),
});

export type ProposalList = Infer<typeof ProposalList>;

/** Loads the offers. A 404 means that there is no proposal, or that it has expired (C2.4, B8.40). */
export const listProposals = (): Promise<ProposalList> => read(keys.proposals, paths.proposals, ProposalList);
