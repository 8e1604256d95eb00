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
    answer: ({ persona }) => ({ body: hasTasks(persona) }),
  },
  {
    id: 'hasUnreadDocuments',
    method: 'GET',
    path: '/har-uleste-dokumenter',
    answer: ({ persona }) => ({ body: hasTasks(persona) }),
  },
  {
    id: 'hasDigitalAcceptance',
    method: 'GET',
    path: '/fremtind/oppgaver/har-digital-aksept',
    answer: ({ persona }) => ({ body: persona.isMoving }),
  },
  {
    id: 'documentsExist',
    method: 'GET',
    path: '/dokumenter/exists',
    // A customer with a policy has documents and invoices.
    answer: ({ persona, query }) =>
      filters.includes(query.get('dokumentType'))
        ? { body: policiesOf(persona).length > 0 }
        : badRequest('Ukjent dokumentType'),
  },
  {
    id: 'countMessageThreads',
    method: 'GET',
    path: '/kundekommunikasjon/helseerklaring/antall-meldingstrader',
    answer: ({ persona }) => ({ body: hasTasks(persona) ? 2 : 0 }),
  },
];
