import { expect, test } from 'vitest';
import { customerNameOf } from '#domain/person/customer.ts';
import { mastheadNames, unknownSources } from '#domain/person/masthead-names.ts';

const relations = [
  {
    organisasjonsnummer: '923609016',
    organisasjonsnavn: 'Fjordglimt Snekkeri AS',
    kundenavn: { fornavn: 'Astrid', etternavn: 'Nes', fulltNavn: 'Astrid Nes' },
  },
];
const nobody = { person: null, organisation: null };

test.each([
  ['nothing has loaded', {}, nobody],
  ['the active party is unknown', { relations, customerName: 'Kari Skogly' }, nobody],
  [
    'only the damage customer of a private customer has loaded',
    { organisasjonsnummer: null, customerName: 'Kari Skogly' },
    { person: 'Kari Skogly', organisation: null },
  ],
  [
    'only the person customer has loaded',
    { organisasjonsnummer: null, personName: 'Kari Skogly' },
    { person: 'Kari Skogly', organisation: null },
  ],
  ['a private customer has no name yet', { organisasjonsnummer: null }, nobody],
  [
    'the visitor acts for themselves but may act for others',
    { organisasjonsnummer: null, relations },
    { person: 'Astrid Nes', organisation: null },
  ],
  [
    'the visitor acts for an organisation',
    { organisasjonsnummer: '923609016', relations, customerName: 'FJORDGLIMT' },
    { person: 'Astrid Nes', organisation: 'Fjordglimt Snekkeri AS' },
  ],
  [
    'only the damage customer of an organisation has loaded',
    { organisasjonsnummer: '923609016', customerName: 'Fjordglimt Snekkeri AS' },
    { person: null, organisation: 'Fjordglimt Snekkeri AS' },
  ],
  [
    'the damage customer and the person customer have loaded',
    { organisasjonsnummer: null, customerName: 'Kari Skogly', personName: 'Kari Nordmann Skogly' },
    { person: 'Kari Skogly', organisation: null },
  ],
  [
    'the visitor acts for their second organisation',
    {
      organisasjonsnummer: '917103801',
      relations: [
        ...relations,
        {
          organisasjonsnummer: '917103801',
          organisasjonsnavn: 'Fjordglimt Drift',
          kundenavn: { fornavn: 'Astrid', etternavn: 'Nes', fulltNavn: 'Astrid Nes' },
        },
      ],
    },
    { person: 'Astrid Nes', organisation: 'Fjordglimt Drift' },
  ],
  [
    'the relation has no name of the visitor',
    {
      organisasjonsnummer: null,
      relations: [{ organisasjonsnummer: '923609016', kundenavn: {} }],
      customerName: 'Kari Skogly',
    },
    { person: 'Kari Skogly', organisation: null },
  ],
  [
    'the organisation is none of the relations',
    { organisasjonsnummer: '917103801', relations },
    { person: 'Astrid Nes', organisation: null },
  ],
])('the masthead has the names that are known when %s', (_, known, names) => {
  expect(mastheadNames({ ...unknownSources, ...known })).toEqual(names);
});

test.each([
  [{ fornavn: 'Kari', etternavn: 'Skogly' }, 'Kari Skogly'],
  [{ fornavn: '', etternavn: 'Fjordglimt Snekkeri AS' }, 'Fjordglimt Snekkeri AS'],
  [{ fornavn: 'Kari', etternavn: null }, 'Kari'],
  [{}, ''],
])('the name of the damage customer %o is "%s"', (customer, name) => {
  expect(customerNameOf(customer)).toBe(name);
});
