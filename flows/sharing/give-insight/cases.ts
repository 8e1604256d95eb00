import { checkForm } from '#domain/fields/form-check.ts';
import { emptySharingForm, type SharingTyped, sharingForm } from '#domain/sharing/sharing-form.ts';
import { changesOf, defineCases } from '#flows/engine/walk/cases.ts';
import { giveInsightFlow } from './flow.ts';

/** A valid form. */
export const filledInsight: SharingTyped = { fodselsnummer: '15839012321', etternavn: 'Berg' };

export const giveInsightCases = defineCases(giveInsightFlow, {
  input: { form: emptySharingForm, attempted: '' },
  events: {
    // Sent only by the moves below. They fill in several fields as one step.
    'field.changed': [],
    submitted: [{}],
    cancelled: [{}],
    'dialog.dismissed': [{}],
  },
  moves: {
    'fills in the form': changesOf(filledInsight),
    'types a wrong number and two names': changesOf({
      fodselsnummer: '99999999999',
      etternavn: 'Ola Dahl',
    }),
    'types two names': changesOf({ ...filledInsight, etternavn: 'Ola Dahl' }),
  },
  actors: {
    createRelation: {
      operation: 'createPrivateRelation',
      done: { given: { status: 200, body: { fulltNavn: 'Ola Berg' } } },
      failed: { 'internal error': { status: 500 }, 'no name': { status: 200, body: {} } },
    },
  },
  matters: ({ form, attempted }) => {
    const checked = checkForm(sharingForm(attempted), form);
    return checked.ok ? 'valid' : Object.keys(checked.errors);
  },
});
