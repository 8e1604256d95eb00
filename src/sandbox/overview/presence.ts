import { documentFilters } from '#domain/policies/document-filter.ts';
import { badRequest, type Operation } from '#sandbox/operation.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { hasTasks } from './tasks.ts';

const filters: readonly (string | null)[] = documentFilters;

export const presenceOperations: readonly Operation[] = [
  {
    id: 'hasHealthDeclaration',
    method: 'GET',
    path: '/har-helseerklaering',
    respond: ({ persona }) => ({ body: hasTasks(persona) }),
  },
  {
    id: 'hasUnreadDocuments',
    method: 'GET',
    path: '/har-uleste-dokumenter',
    respond: ({ persona }) => ({ body: hasTasks(persona) }),
  },
  {
    id: 'hasDigitalAcceptance',
    method: 'GET',
    path: '/fremtind/oppgaver/har-digital-aksept',
    respond: ({ persona }) => ({ body: persona.isMoving }),
  },
  {
    id: 'documentsExist',
    method: 'GET',
    path: '/dokumenter/exists',
    // A customer with a policy has documents and invoices.
    respond: ({ persona, query }) =>
      filters.includes(query.get('dokumentType'))
        ? { body: policiesOf(persona).length > 0 }
        : badRequest('Ukjent dokumentType'),
  },
  {
    id: 'countMessageThreads',
    method: 'GET',
    path: '/kundekommunikasjon/helseerklaring/antall-meldingstrader',
    respond: ({ persona }) => ({ body: hasTasks(persona) ? 2 : 0 }),
  },
];
