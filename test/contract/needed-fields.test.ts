import { afterEach, describe, expect, test, vi } from 'vitest';
import { personas } from '#sandbox/personas.ts';
import { calls } from './calls/index.ts';
import { contentOf, examplesOf, operations } from './contract.ts';
import { type Field, fieldsIn } from './fields.ts';
import { replaced } from './malformed.ts';
import { jsonResponse, respondWith } from './wire.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * Why the screens cannot do without a field: without it, the response or the entry that has it is unreadable. Without any
 * other field, they show the rest of the response (0008).
 */
const needed: Readonly<Record<string, string>> = {
  'DamageCustomer.transaksjonsId': 'the calls for details and certificates name it',
  'DamageCustomer.kundenummer': 'the calls for details, certificates and claims name it',
  'DamageCustomer.forsikringer': 'an overview without policies says that there are none',
  'DamagePolicy.forsikringsnummer': 'its page, details and certificate are found by it',
  'DamagePolicy.versjon': 'its page, details and certificate are found by it',
  'DamagePolicy.status': 'it says whether the policy is in force',
  'NextVersion.versjon': 'its page and certificate are found by it',
  'CustomerOffer.forsikringsnummer': 'as of a policy',
  'CustomerOffer.versjon': 'as of a policy',
  'CustomerOffer.status': 'as of a policy',
  'PersonCustomer.aktiveForsikringer': 'an overview without policies says that there are none',
  'PersonCustomer.midlertidigeForsikringer': 'an overview without policies says that there are none',
  'LifePolicy.forsikringsnummer': 'its page is found by it',
  'LifePolicy.versjon': 'its page is found by it',
  'PersonRecord.kundenummer': 'new details are saved in the record with this number',
  'DamageRecord.kundenummer': 'new details are saved in the record with this number',
  'DirectAccess.blokkerDirektetilgang': 'it is the answer',
  'Routing.routingTarget': 'it is the answer',
  'NewSaleParameters.kanAkseptereTilbudIDag': 'it decides what the buy page offers',
  'DigitalSale.kanKjopeDigitalt': 'it is the answer',
  'AgreementSwitch.isAvtalebytte': 'it is the answer',
  'Relation.organisasjonsnummer': 'the visitor acts for the organisation with this number',
  'Bank.name': 'the visitor looks for it',
  'Bank.bankregnr': 'the choice is sent as this number',
  'SiteBank.bankregnr': 'it is the answer',
  'Verdict.resultat': 'it is the answer',
  'HealthDeclaration.id': 'its address ends with it',
  'HealthDeclaration.baseurl': 'its address begins with it',
  'HealthDeclaration.status': 'it says whether the declaration is a task',
  'HealthDeclaration.kilde': 'it says whether the declaration is a task',
  'CommunicationTask.id': 'it tells the tasks apart',
  'CommunicationTask.tittel': 'it is the text of the link',
  'DocumentTask.id': 'it tells the tasks apart',
  'DocumentTask.tittel': 'it is the text of the link',
  'UnpaidInvoice.fakturanummer': 'it tells the tasks apart',
  'Claim.id': 'it tells the tasks apart',
  'Claim.status': 'it says whether the claim is a task',
  'PolicySummary.forsikringsnummer': 'its page is found by it',
  'PolicySummary.navn': 'it is the text of the link',
  'DirectDebitForm.url': 'it is sent to the bank',
  'DirectDebitForm.companyName': 'it is sent to the bank',
  'DirectDebitForm.companyAccountNo': 'it is sent to the bank',
  'DirectDebitForm.kid': 'it is sent to the bank',
  'DirectDebitForm.amountLimit': 'it is sent to the bank',
  'TextDocument.tekst': 'it is the document',
  'SharedGroup.privatRelasjonId': 'it tells the owners apart',
  'SharedGroup.forsikringer': 'a list without policies says that there are none',
  'SharedPolicyRow.forsikringsnummer': 'its page is found by it',
  'SharedPolicyRow.versjon': 'its page is found by it',
  'SharedPolicyDetail.privatRelasjonId': 'the call for the certificate names it',
  'SharedPolicyDetail.forsikring': 'the page shows it',
  'SharedPolicyDetail.forsikring.forsikringsnummer': 'the page and the certificate are found by it',
  'SharedPolicyDetail.forsikring.versjon': 'the page and the certificate are found by it',
  'TermsDocument.id': 'the address of the file has it',
  'TermsDocument.filename': 'the address of the file has it',
  'ProposalList.tilbudList': 'a proposal without policies says that there are none',
  'Offer.forsikringsnummer': 'its page and letter are found by it',
  'Offer.versjon': 'its page and letter are found by it',
  'EmployeeListItem.personInfo': 'it is the employee',
  'OrganisationRelations.organisasjonsnavn': 'the sentences of the page name it',
  'OrganisationRelations.autoRelasjoner': 'a list without persons says that nobody has access',
  'OrganisationRelations.manuelleRelasjoner': 'a list without persons says that nobody has access',
  'PersonGivenAccess.fulltNavn': 'the success names the person',
  'PrivateRelation.privatRelasjonId': 'deleting names it',
  'PrivateRelation.disponentFulltNavn': 'it is who has the insight',
  'TravelCard.reisekortId': 'the card and its document are found by it',
  'TravelCard.forsikringsnummer': 'its page is found by it',
  'TravelCard.reisekortinnehaver': 'it is whose card it is',
  'TravelCard.forsikringsnummer.value': 'its page is found by it',
  'Consent.samtykkeId': 'the answer names it',
  'Consent.tittel': 'it is the question',
  'ConsentAnswer.answer': 'it is the answer',
  'Reservation.reservert': 'it is the answer',
};

/** The texts, numbers and booleans within a value, each with the name of its field. */
const leavesOf = (value: unknown, name = ''): readonly string[] => {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [`${name}: ${value}`];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, Array.isArray(value) ? name : key));
};

/** The leaves without those of another list, each as often as it is there. */
function without(leaves: readonly string[], others: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const leaf of others) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  return leaves.filter((leaf) => {
    const count = counts.get(leaf) ?? 0;
    counts.set(leaf, count - 1);
    return count <= 0;
  });
}

const valueAt = (value: unknown, path: Field['path']): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);

const seen = new Set<string>();

/** The calls whose response has fields, one for each schema: the details of many products have the same. */
const responses = new Map(
  operations.flatMap((operation) => {
    const call = calls.find((each) => each.operation === operation.operationId);
    const content = '200' in operation.responses ? contentOf(operation, 200) : undefined;
    return call && content ? [[content.schema.$ref ?? call.operation, { operation, call, content }]] : [];
  }),
);

describe.each([
  ['left out (A3.2)', undefined],
  ['null (A3.3)', null],
] as const)('a field that is %s', (_, absent) => {
  test.each([...responses])('%s', async (name, { operation, call, content }) => {
    const read = (response: unknown): Promise<unknown> => {
      respondWith(() => jsonResponse(200, response));
      return call.run(personas['private-rich'], new AbortController().signal);
    };

    /** Whether the response is unreadable without the field, or loses more than the field. */
    async function isNeeded(response: unknown, { path }: Field): Promise<boolean> {
      const whole = leavesOf(await read(response));
      const lost = leavesOf(valueAt(response, path), String(path.at(-1)));
      const rest = await read(replaced(response, path, absent)).then(leavesOf, () => null);
      return rest === null || without(without(whole, lost), rest).length > 0;
    }

    const found = new Map<string, boolean>();
    const required = new Map<string, boolean>();
    for (const { status, value } of examplesOf(operation)) {
      if (status !== 200) continue;
      for (const field of fieldsIn(content.schema, value, name)) {
        // The same field of another entry is read in the same way.
        if (found.has(field.key)) continue;
        found.set(field.key, await isNeeded(value, field));
        required.set(field.key, field.isRequired);
        seen.add(field.key);
      }
    }
    const names = [...found.keys()];
    const neededHere = names.filter((name) => Object.hasOwn(needed, name));
    expect(names.filter((name) => found.get(name))).toEqual(neededHere);
    expect(names.filter((name) => required.get(name))).toEqual(neededHere);
  });
});

test('every needed field is in an example', () => {
  expect(Object.keys(needed).filter((name) => !seen.has(name))).toEqual([]);
});
