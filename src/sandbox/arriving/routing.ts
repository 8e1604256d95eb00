import { successorTarget } from '#domain/arriving/visitor-routing.ts';
import { type Toggle, toggles } from '#domain/site/toggle.ts';
import { notFound, type Operation } from '#sandbox/operation.ts';
import { policiesOf } from '#sandbox/policies.ts';

const known: readonly string[] = Object.values(toggles);

const isToggle = (name: string): name is Toggle => known.includes(name);

const router = '/fremtind-router-bm';

export const routingOperations: readonly Operation[] = [
  {
    id: 'getToggle',
    method: 'GET',
    path: '/toggle/:name',
    respond({ persona, params: { name = '' } }) {
      return isToggle(name) ? { body: persona.on.includes(name) } : notFound('Ukjent bryter');
    },
  },
  {
    id: 'getRouting',
    method: 'GET',
    path: `${router}/routing`,
    respond: ({ persona }) => ({
      body: {
        routingTarget: persona.isMoving ? successorTarget : 'EIKA',
        bankForholdRegnr: persona.damageCustomer?.bankForholdRegnr ?? null,
      },
    }),
  },
  {
    id: 'hasLifeHealthDeclaration',
    method: 'GET',
    path: `${router}/has-helseerklaering`,
    respond: ({ persona }) => ({ body: persona.isMoving }),
  },
  {
    id: 'hasDamagePolicies',
    method: 'GET',
    path: `${router}/has-skadeforsikringer`,
    respond: ({ persona }) => ({ body: policiesOf(persona).length > 0 }),
  },
];
