import { organisationRelationsRefusals } from '#domain/errors/access.ts';
import { reference } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { loadAccessFlow } from '#flows/load-access.ts';
import { defineScript } from '#test/support/script.ts';

export const loadAccessScript = defineScript(loadAccessFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    'loading.organisation.asking': 'nothing',
    'loading.organisation.there': 'exit',
    'loading.relations.asking': 'nothing',
    'loading.relations.there': 'exit',
    'loading.identification.asking': 'nothing',
    'loading.identification.there': 'exit',
    async unavailable(driver, { error }) {
      const { title, text } = noticeIn(organisationRelationsRefusals, error);
      await driver.heading(title);
      await driver.sees(text, ...(error ? [reference(error)] : []));
    },
    ready: 'exit',
    refused: 'exit',
  },
  takes: {
    'loading.organisation.asking': [],
    'loading.organisation.there': [],
    'loading.relations.asking': [],
    'loading.relations.there': [],
    'loading.identification.asking': [],
    'loading.identification.there': [],
    unavailable: ['retried'],
    ready: [],
    refused: [],
  },
});
