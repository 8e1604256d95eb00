import {
  createPrivateRelation,
  deletePrivateRelation,
  listPrivateRelations,
} from '#api/sharing/private-relations.ts';
import type { ClientCall } from './call.ts';

export const sharingCalls: readonly ClientCall[] = [
  { operation: 'listPrivateRelations', run: listPrivateRelations },
  {
    operation: 'createPrivateRelation',
    run: (_, signal) =>
      createPrivateRelation(
        { disponentEtternavn: 'Bekkevold', disponentFodselsnummer: { value: '22897810003' } },
        signal,
      ),
  },
  { operation: 'deletePrivateRelation', run: (_, signal) => deletePrivateRelation('pr-1', signal) },
];
