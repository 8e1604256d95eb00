import { type Role, roleNamed, roles } from './role.ts';

/** The role that each action on behalf of an organisation needs (A6.1, B6.1 to B6.8, C1.8, C4.17). */
const leastRole = {
  viewPolicies: 'LESE',
  viewEmployees: 'LESE',
  viewAccess: 'LESE',
  changePolicy: 'SKRIVE',
  orderPolicy: 'SKRIVE',
  orderGreenCard: 'SKRIVE',
  reportEmployees: 'SKRIVE',
  reportSelfAdministered: 'SKRIVE',
  addAccess: 'ADMIN',
  deleteAccess: 'ADMIN',
} as const satisfies Record<string, Role>;

export type Action = keyof typeof leastRole;

/** `role` as the server sends it, or null for no role; an unknown role has no rights. */
export function may(role: string | null, action: Action): boolean {
  const known = roleNamed(role);
  return known !== null && roles.indexOf(known) <= roles.indexOf(leastRole[action]);
}
