import { defineCases } from '#flows/engine/walk/cases.ts';
import { givenInsightFlow } from './flow.ts';

const relation = (number: number, disponentFulltNavn: string) => ({
  privatRelasjonId: `pr-${number}`,
  eierFornavn: 'Kari',
  eierEtternavn: 'Skogly',
  disponentFulltNavn,
});

export const ola = relation(1, 'Ola Bekkevold');
export const ragnhild = relation(2, 'Ragnhild Skogly');

export const givenInsightCases = defineCases(givenInsightFlow, {
  input: { change: null },
  events: {
    'delete.requested': [{ id: 'pr-1' }, { id: 'pr-2' }],
    cancelled: [{}],
    confirmed: [{}],
    retried: [{}],
  },
  actors: {
    listRelations: {
      operation: 'listPrivateRelations',
      done: {
        'two persons': { status: 200, body: [ola, ragnhild] },
        nobody: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 }, 'wrong shape': { status: 200, body: [{}] } },
    },
    deleteRelation: {
      operation: 'deletePrivateRelation',
      done: { deleted: { status: 204 } },
      failed: { 'internal error': { status: 500 }, 'not found': { status: 404 } },
    },
  },
  matters: ({ relations, toDelete }) => [relations.length, toDelete?.privatRelasjonId],
});
