import type { Relation } from './relation.ts';

/** Roles on behalf of an organisation (A6.1), the strongest first, which is their order on screen (B6.4). */
export const roles = ['ADMIN', 'SKRIVE', 'LESE'] as const;

export type Role = (typeof roles)[number];

/** The roles (B6.1 to B6.3). The rights answer 'Hva betyr de ulike rollene?' (B2.92); their words are assumed. */
const described: Readonly<Record<Role, { readonly label: string; readonly rights: string }>> = {
  ADMIN: {
    label: 'Administrator',
    rights: 'Kan endre forsikringer, melde ansatte inn og ut, og gi og slette tilganger.',
  },
  SKRIVE: { label: 'Bruker', rights: 'Kan endre forsikringer og melde ansatte inn og ut.' },
  LESE: { label: 'Lesetilgang', rights: 'Kan se forsikringer, dokumenter og hvem som har tilgang.' },
};

export const roleNamed = (code: string | null | undefined): Role | null =>
  roles.find((role) => role === code) ?? null;

/** An unknown role is shown as the server sends it. */
export function roleLabel(code: string): string {
  const role = roleNamed(code);
  return role === null ? code : described[role].label;
}

export const roleRights = (role: Role): string => described[role].rights;

const order: readonly string[] = roles;

const rank = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length);

/** The order of roles (B6.4); unknown roles come last. */
export const byRole = (one: { readonly rolle: string }, other: { readonly rolle: string }): number =>
  rank(one.rolle) - rank(other.rolle);

/**
 * The visitor's role: the strongest role of their relations to the active organisation.
 * @param organisasjonsnummer null for a visitor who acts for themselves, and has no role
 */
export function roleIn(
  relations: readonly Pick<Relation, 'organisasjonsnummer' | 'rolle' | 'isBmAdmin'>[],
  organisasjonsnummer: string | null,
): Role | null {
  const own = relations
    .filter((relation) => relation.organisasjonsnummer === organisasjonsnummer)
    .map(({ rolle, isBmAdmin }) => (isBmAdmin === true ? 'ADMIN' : rolle));
  return roles.find((role) => own.includes(role)) ?? null;
}
