import { dialogJourneys } from './dialogs.ts';
import { documentJourneys } from './documents.ts';
import { formJourneys } from './forms.ts';
import { historyJourneys } from './history.ts';
import { layoutJourneys } from './layout.ts';
import { longListJourneys } from './long-lists.ts';
import type { Journeys } from './visitor.ts';

/** Behaviour that only a browser has, in every engine. */
export const journeys: Journeys = {
  ...dialogJourneys,
  ...historyJourneys,
  ...formJourneys,
  ...documentJourneys,
  ...longListJourneys,
  ...layoutJourneys,
};
