import { accessCases } from '#flows/access/access/cases.ts';
import { accessFlow } from '#flows/access/access/flow.ts';
import { accessScript } from '#flows/access/access/script.ts';
import { addAccessCases } from '#flows/access/add-access/cases.ts';
import { addAccessFlow } from '#flows/access/add-access/flow.ts';
import { addAccessScript } from '#flows/access/add-access/script.ts';
import { deleteAccessCases } from '#flows/access/delete-access/cases.ts';
import { deleteAccessFlow } from '#flows/access/delete-access/flow.ts';
import { deleteAccessScript } from '#flows/access/delete-access/script.ts';
import { loadAccessCases } from '#flows/access/load-access/cases.ts';
import { loadAccessFlow } from '#flows/access/load-access/flow.ts';
import { loadAccessScript } from '#flows/access/load-access/script.ts';
import type { Listed } from './listed.ts';

export const access: readonly Listed[] = [
  { flow: accessFlow, cases: accessCases, script: accessScript },
  { flow: loadAccessFlow, cases: loadAccessCases, script: loadAccessScript },
  { flow: addAccessFlow, cases: addAccessCases, script: addAccessScript },
  { flow: deleteAccessFlow, cases: deleteAccessCases, script: deleteAccessScript },
];
