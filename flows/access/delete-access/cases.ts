import { defineCases } from '#flows/engine/walk/cases.ts';
import { deleteAccessFlow } from './flow.ts';

export const deleteAccessCases = defineCases(deleteAccessFlow, {
  input: {
    uuid: '5c1d2e3f-a0b1-4c2d-8e3f-a4b5c6d7e8f2',
    name: 'Liv Moen',
    isOwn: false,
    isOnlyAccess: false,
    organisationName: 'Fjordglimt Snekkeri AS',
    phone: '21 00 00 00',
  },
  events: { confirmed: [{}], cancelled: [{}], 'dialog.dismissed': [{}] },
  actors: {
    deleteRelation: {
      operation: 'deleteRelation',
      done: { deleted: { status: 204 } },
      failed: { 'internal error': { status: 500 }, 'not found': { status: 404 } },
    },
  },
  matters: ({ mayBeOutdated }) => mayBeOutdated,
});
