import type { DocumentKind } from '#domain/policies/policy-document.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { customer } from '#flows/fixtures/customer.ts';
import { certificatesCases } from '#flows/policies/certificates/cases.ts';
import { certificatesFlow } from '#flows/policies/certificates/flow.ts';
import { proposal } from '#flows/policies/load-proposals/cases.ts';
import { openSite } from '#test/journeys/open-site.ts';

type Site = ReturnType<typeof openSite>;

export const get = (site: Site, path: string, response: WireResponse) =>
  site.respond({ request: { method: 'GET', path: `/rest/${path}` }, response });

export const ok = (body: unknown): WireResponse => ({ status: 200, body });

export const shared = {
  privatRelasjonId: 'pr-7',
  eierFornavn: 'Ola',
  eierEtternavn: 'Skogly',
  forsikring: {
    forsikringsnummer: '7130090',
    versjon: 2,
    produkt: 'M05',
    forsikringstekst: 'Bil – Volvo V60',
    status: 'KRAFT',
    akseptPaaVent: false,
    periode: { fra: '2026-03-01' },
    terminer: '012',
    premie: 5000,
    pris: 5000,
    kanEndres: false,
    allowGrontKort: false,
  },
  dekninger: [],
};

interface Kind {
  readonly kind: DocumentKind;
  readonly address: { readonly number: string; readonly version: string };
  /** The calls that find the policy, and their responses. */
  readonly found: readonly (readonly [path: string, body: unknown])[];
  readonly document: string;
}

/** The paths are those of the specification (B7.3 to B7.5, C2.4). */
export const own: Kind = {
  kind: 'certificate',
  address: { number: '7010001', version: '2' },
  found: [['skade/kunde', customer]],
  document: 'dokument/bevis/kunder/1000010/forsikringer/7010001/versjon/2',
};

export const others: Kind = {
  kind: 'sharedCertificate',
  address: { number: '7130090', version: '2' },
  found: [['delteforsikringer/forsikringer/7130090', shared]],
  document: 'delteforsikringer/bevis/relasjoner/pr-7/forsikringer/7130090/versjon/2',
};

export const letter: Kind = {
  kind: 'offerLetter',
  address: { number: '8130010', version: '1' },
  found: [
    ['tilbud', proposal],
    ['skade/kunde', customer],
  ],
  document: 'dokument/tilbudsbrev/kunder/1000010/forsikringer/8130010/versjon/1',
};

export async function openPage({ kind, address }: Pick<Kind, 'kind' | 'address'>) {
  const site = openSite(certificatesFlow, { ...certificatesCases.input, kind, address });
  await get(site, 'avtalebytte/identification', ok({ organisasjonsnummer: null, fodselsnummer: null }));
  await site.shows('certificates', 'finding');
  return { site, driver: site.driverOf('certificates') };
}

export async function openDocument(
  document: Kind,
  response: WireResponse = ok({ tekst: 'Kasko    4 000 kr\n' }),
) {
  const opened = await openPage(document);
  for (const [path, body] of document.found) await get(opened.site, path, ok(body));
  await opened.site.shows('certificates', 'loading');
  await get(opened.site, document.document, response);
  return opened;
}

export const shown = 'shown.text.readable shown.pdf.idle.untried';
