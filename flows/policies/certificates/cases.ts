import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { car, customer, damageRefusals } from '#flows/fixtures/customer.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { certificatesFlow } from './flow.ts';

/** A letter with each part that the form for reading has. */
const letter = [
  'FORSIKRINGSBEVIS',
  '-----------------------------------------',
  'Nummer              7010001',
  '-----------------------------------------',
  'DEKNING             SUM         EGENANDEL',
  'Kasko               200 000 kr   4 000 kr',
  '',
  'Vilkår',
  '------',
  'Forsikringen gjelder i Norden.',
  '- Slitasje er ikke dekket.',
];

const file = {
  operation: 'getCertificate',
  done: { file: { status: 200, headers: { 'Content-Type': 'application/pdf' }, body: '%PDF' } },
  failed: { 'internal error': { status: 500 }, 'login page': { status: 200, body: 'Logg inn' } },
} as const;

export const certificatesCases = defineCases(certificatesFlow, {
  input: {
    kind: 'certificate',
    address: { number: car.forsikringsnummer, version: String(car.versjon) },
    site: {
      overview: { url: '/oversikt/forsikring/mine-forsikringer' as AllowedAddress },
      phone: '21 00 00 00',
    },
    canShare: true,
  },
  events: {
    'letter.chosen': [{}],
    'readable.chosen': [{}],
    'larger.chosen': [{}],
    'smaller.chosen': [{}],
    'pdf.requested': [{}],
    'share.requested': [{}],
    'share.completed': [{}],
    'share.dismissed': [{}],
    'share.refused': [{}],
    retried: [{}],
  },
  actors: {
    loadRepresentative: representatives,
    noAccess: {},
    findDocument: {
      operation: 'getDamageCustomer',
      done: {
        'the policy': { status: 200, body: customer },
        'no policies': { status: 200, body: { ...customer, forsikringer: [] } },
      },
      refused: damageRefusals,
      failed: { 'internal error': { status: 500 }, 'unknown policy': { status: 404 } },
    },
    loadText: {
      operation: 'getCertificate',
      done: { text: { status: 200, body: { tekst: letter.join('\n') } } },
      failed: { 'internal error': { status: 500 }, 'no certificate': { status: 404 } },
    },
    downloadPdf: file,
    fetchPdf: file,
  },
  endedByVisitor: ['noAccess'],
  matters: ({ found, isForBoth }) => [found !== null, isForBoth],
});
