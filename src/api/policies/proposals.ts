import { array, type Infer, integer, number, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { Period } from '#domain/policies/details/detailed-policy.ts';
import { maybe } from '#domain/shared/wire.ts';

/** An offer (B3.28), with the fields that the proposal pages show (B2.75, B2.78). */
const Offer = type({
  forsikringsnummer: string(),
  versjon: integer(),
  produkt: string(),
  forsikringstekst: string(),
  info: maybe(string()),
  premie: number(),
  tfapremie: maybe(number()),
  periode: Period,
  variantId: maybe(string()),
});

/** Offers, totals, days left and the adviser (B3.27). */
const ProposalList = type({
  tilbudList: array(Offer),
  totalArligPremie: number(),
  totalMandligPremie: number(),
  totalArligTfaPremie: maybe(number()),
  totalMandligTfaPremie: maybe(number()),
  antallDagerTilgjenglig: integer(),
  radgiver: maybe(type({ navn: string(), telefonnummer: maybe(type({ value: string() })) })),
});

export type ProposalList = Infer<typeof ProposalList>;

/** Loads the offers. A 404 means that there is no proposal, or that it has expired (C2.4, B8.40). */
export const listProposals = (): Promise<ProposalList> => read(keys.proposals, '/tilbud', ProposalList);
