import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { WireRequest } from '#flows/engine/walk/outcomes.ts';

interface ContractOperation {
  readonly id: string;
  readonly method: string;
  /** With '{name}' for a parameter. */
  readonly path: string;
}

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;

const { paths }: { readonly paths: Paths } = parse(readFileSync('docs/api/openapi.yaml', 'utf8'));

/** Every operation of the contract. */
export const operations: readonly ContractOperation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId: id }]) =>
    id === undefined ? [] : [{ id, method: method.toUpperCase(), path: `/rest${path}` }],
  ),
);

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** A path without parameters comes before one that matches too. */
const byParameters = [...operations].sort((a, b) => a.path.split('{').length - b.path.split('{').length);

/** The operation of a request. */
export const operationOf = ({ method, path }: WireRequest): ContractOperation | undefined =>
  byParameters.find((each) => each.method === method && patternOf(each.path).test(path));

const details = operations.map(({ id }) => id).filter((id) => /^get\w+Detail$/.test(id));
const documents = ['getCertificate', 'getOfferLetter', 'getSharedCertificate'];

/** The operations that a call makes with other data than that of the cases: another product, document or owner. */
const others: Readonly<Record<string, readonly string[]>> = {
  'policy-details.getPolicyDetail': details,
  'shared-policy.getSharedPolicy': details,
  'certificates.loadText': documents,
  'certificates.downloadPdf': documents.map((id) => `${id}Pdf`),
  'certificates.fetchPdf': documents.map((id) => `${id}Pdf`),
  'direct-debit.getForm': ['getDamageDirectDebitForm', 'getPersonDirectDebitForm'],
  'employee-report.sendReport': [
    'reportEmployeeIn',
    'reportEmployeeOut',
    'reportVirkeEmployeeIn',
    'reportVirkeEmployeeOut',
  ],
};

/** The operations that a screen links to, with the response of the call: the browser requests them itself. */
const links: Readonly<Record<string, readonly string[]>> = {
  'proposal.loadTerms': ['getTermsFile'],
  'shown-policy.loadTerms': ['getTermsFile'],
  'travel-card.loadTerms': ['getTermsFile'],
  'load-travel-card.cards': ['getTravelCardPdf'],
  'shown-travel-card.loadCards': ['getTravelCardPdf'],
  'travel-card-dialog.loadCards': ['getTravelCardPdf'],
};

function named(id: string): ContractOperation {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

export const requestWords = ({ id, method, path }: ContractOperation): string =>
  `\`${id}\`: \`${method} ${path}\``;

/** The operations of a call: those of its requests on the paths of the walk, and those with other data. */
export const operationsOfCall = (
  call: string,
  requests: readonly WireRequest[],
): readonly ContractOperation[] => [
  ...new Set([
    ...requests.map(operationOf).filter((operation) => operation !== undefined),
    ...(others[call] ?? []).map(named),
  ]),
];

export const linkedOperations = (call: string): readonly ContractOperation[] =>
  (links[call] ?? []).map(named);
