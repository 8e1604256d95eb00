import { type AccessTyped, accessForm } from '#domain/access/access-form.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { changesOf, defineCases } from '#flows/engine/walk/cases.ts';
import { addAccessFlow } from './flow.ts';

/** A valid form. */
export const filledAccess: AccessTyped = { fodselsnummer: '15839012321', etternavn: 'Berg', rolle: 'SKRIVE' };

export const addAccessCases = defineCases(addAccessFlow, {
  input: { organisationName: 'Fjordglimt Snekkeri AS', draft: null },
  events: {
    // Only in the moves below: they fill in several fields as one step.
    'field.changed': [],
    submitted: [{}],
    cancelled: [{}],
  },
  moves: {
    'all fields': changesOf(filledAccess),
    'an invalid number': changesOf({ fodselsnummer: '99999999999', etternavn: 'Dahl', rolle: 'LESE' }),
    // Each move has its own values, because typing the same value again changes nothing.
    'no surname': changesOf({ fodselsnummer: '02828512345', rolle: 'ADMIN' }),
  },
  actors: {
    createRelation: {
      operation: 'createRelation',
      done: { created: { status: 200, body: { fulltNavn: 'Ola Berg' } } },
      failed: {
        'internal error': { status: 500 },
        'without a name': { status: 200, body: {} },
      },
    },
  },
  matters({ form, mayBeOutdated }) {
    const checked = checkForm(accessForm, form);
    return { mayBeOutdated, form: checked.ok ? 'valid' : Object.keys(checked.errors) };
  },
});
