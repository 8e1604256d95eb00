import { checkForm } from '#domain/fields/form-check.ts';
import { sharingForm } from '#domain/sharing/sharing-form.ts';
import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { insightFlow } from '#flows/sharing/insight/flow.ts';
import { giveInsightFlow } from './flow.ts';

const change = (field: 'fodselsnummer' | 'etternavn', value: string) =>
  ({ type: 'field.changed', field, value }) as const;

export const giveInsightCases = defineCases(giveInsightFlow, {
  within: within(insightFlow, 'page.own.dialog.giving'),
  input: { surname: '' },
  events: {
    // Sent only by the moves below. They fill in several fields as one step.
    'field.changed': [],
    submitted: [{}],
    cancelled: [{}],
    'dialog.dismissed': [{}],
  },
  moves: {
    'fills in the form': [change('fodselsnummer', '15839012321'), change('etternavn', 'Berg')],
    'types a wrong number and two names': [
      change('fodselsnummer', '99999999999'),
      change('etternavn', 'Ola Dahl'),
    ],
    'types two names': [change('fodselsnummer', '15839012321'), change('etternavn', 'Ola Dahl')],
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
