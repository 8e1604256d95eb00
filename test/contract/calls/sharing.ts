import {
  createPrivateRelation,
  deletePrivateRelation,
  listPrivateRelations,
} from '#api/sharing/private-relations.ts';
import { newRelation } from '#domain/sharing/sharing-form.ts';
import { filledInsight } from '#flows/sharing/give-insight/cases.ts';
import type { ClientCall } from './call.ts';

export const sharingCalls: readonly ClientCall[] = [
  { operation: 'listPrivateRelations', run: listPrivateRelations },
  {
    operation: 'createPrivateRelation',
    run: (_, signal) => createPrivateRelation(newRelation(filledInsight), signal),
  },
  { operation: 'deletePrivateRelation', run: (_, signal) => deletePrivateRelation('pr-1', signal) },
];
