import { visitorsRole } from '#domain/access/access.ts';
import { allowAddress } from '#domain/site/address.ts';
import {
  anotherOrganisation,
  dataFor,
  dataOfAnotherOrganisation,
  organisation,
  other,
  own,
} from '#flows/access/load-access/cases.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { accessFlow } from './flow.ts';

const chooser = allowAddress('/oversikt/forsikring/avtalevelger', {
  origin: 'https://bank.example',
  hosts: [],
});
if (!chooser) throw new Error('the address of the chooser is not allowed');

export const accessCases = defineCases(accessFlow, {
  input: { site: { mayBlock: ['0770', '0502'], chooser, phone: '21 00 00 00' }, draft: null },
  events: {
    'add.requested': [{}],
    'delete.requested': [{ uuid: other.uuid }, { uuid: own.uuid }],
    retried: [{}],
    left: [{}],
    'reload.requested': [{}],
    'address.requested': [{ address: '/bm/tilganger' }, { address: '/bm/tilganger/ny' }],
  },
  actors: {
    directAccess: { admitted: { kind: 'admitted' } },
    loadAccess: {
      'as an administrator': dataFor('ADMIN'),
      'as a reader': dataFor('LESE'),
      'without a role': dataFor(null),
      refused: null,
      'of another organisation': dataOfAnotherOrganisation,
    },
    loadOrganisation: {
      operation: 'listOrganisationRelations',
      done: {
        'one fewer': { status: 200, body: { ...organisation, autoRelasjoner: [] } },
        'another organisation': { status: 200, body: anotherOrganisation },
      },
      failed: { 'internal error': { status: 500 } },
    },
    addAccess: {
      added: { confirmation: { kind: 'added', name: 'Ola Berg' }, mayHaveChanged: true },
      cancelled: { confirmation: null, mayHaveChanged: false },
      unknown: { confirmation: null, mayHaveChanged: true },
    },
    deleteAccess: {
      deleted: { confirmation: { kind: 'deleted', name: 'Liv Moen' }, mayHaveChanged: true },
      kept: { confirmation: null, mayHaveChanged: false },
      unknown: { confirmation: null, mayHaveChanged: true },
    },
  },
  matters: ({ visitor, deleting, confirmation, mayHaveChanged }) => ({
    mayHaveChanged,
    role: visitorsRole(visitor),
    deletingOwn: deleting?.isOwn,
    confirmation: confirmation?.kind,
  }),
});
