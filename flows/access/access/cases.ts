import { visitorsRole } from '#domain/access/access.ts';
import { allowAddress } from '#domain/site/address.ts';
import {
  anotherOrganisation,
  colleaguesRelation,
  dataFor,
  dataOfAnotherOrganisation,
  organisation,
  ownRelation,
} from '#flows/access/load-access/cases.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { accessFlow } from './flow.ts';

const agreementChooser = allowAddress('/oversikt/forsikring/avtalevelger', {
  origin: 'https://bank.example',
  hosts: [],
});
if (!agreementChooser) throw new Error('the address of the agreement chooser is not allowed');

export const accessCases = defineCases(accessFlow, {
  input: { site: { agreementChooser, phone: '21 00 00 00' }, draft: null },
  events: {
    'add.requested': [{}],
    'delete.requested': [{ uuid: colleaguesRelation.uuid }, { uuid: ownRelation.uuid }],
    retried: [{}],
    'chooser.requested': [{}],
    'reload.requested': [{}],
    'address.requested': [{ address: '/bm/tilganger' }, { address: '/bm/tilganger/ny' }],
  },
  actors: {
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
        'without automatic relations': { status: 200, body: { ...organisation, autoRelasjoner: [] } },
        'another organisation': { status: 200, body: anotherOrganisation },
      },
      failed: { 'internal error': { status: 500 } },
    },
    addAccess: {
      added: { confirmation: { kind: 'added', name: 'Ola Berg' }, mayBeOutdated: true },
      cancelled: { confirmation: null, mayBeOutdated: false },
      unknown: { confirmation: null, mayBeOutdated: true },
    },
    deleteAccess: {
      deleted: { confirmation: { kind: 'deleted', name: 'Liv Moen' }, mayBeOutdated: true },
      cancelled: { confirmation: null, mayBeOutdated: false },
      unknown: { confirmation: null, mayBeOutdated: true },
    },
  },
  matters: ({ visitor, entryToDelete, confirmation, mayBeOutdated }) => ({
    mayBeOutdated,
    role: visitorsRole(visitor),
    deletesOwn: entryToDelete?.isOwn,
    confirmation: confirmation?.kind,
  }),
});
