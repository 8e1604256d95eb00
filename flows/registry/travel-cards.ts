import { addTravelCardCases } from '#flows/travel-cards/add-travel-card/cases.ts';
import { addTravelCardFlow } from '#flows/travel-cards/add-travel-card/flow.ts';
import { addTravelCardScript } from '#flows/travel-cards/add-travel-card/script.ts';
import { deleteTravelCardCases } from '#flows/travel-cards/delete-travel-card/cases.ts';
import { deleteTravelCardFlow } from '#flows/travel-cards/delete-travel-card/flow.ts';
import { deleteTravelCardScript } from '#flows/travel-cards/delete-travel-card/script.ts';
import { loadTravelCardCases } from '#flows/travel-cards/load-travel-card/cases.ts';
import { loadTravelCardFlow } from '#flows/travel-cards/load-travel-card/flow.ts';
import { loadTravelCardScript } from '#flows/travel-cards/load-travel-card/script.ts';
import { shareTravelCardCases } from '#flows/travel-cards/share-travel-card/cases.ts';
import { shareTravelCardFlow } from '#flows/travel-cards/share-travel-card/flow.ts';
import { shareTravelCardScript } from '#flows/travel-cards/share-travel-card/script.ts';
import { shownTravelCardCases } from '#flows/travel-cards/shown-travel-card/cases.ts';
import { shownTravelCardFlow } from '#flows/travel-cards/shown-travel-card/flow.ts';
import { shownTravelCardScript } from '#flows/travel-cards/shown-travel-card/script.ts';
import { travelCardCases } from '#flows/travel-cards/travel-card/cases.ts';
import { travelCardFlow } from '#flows/travel-cards/travel-card/flow.ts';
import { travelCardScript } from '#flows/travel-cards/travel-card/script.ts';
import { travelCardDialogCases } from '#flows/travel-cards/travel-card-dialog/cases.ts';
import { travelCardDialogFlow } from '#flows/travel-cards/travel-card-dialog/flow.ts';
import { travelCardDialogScript } from '#flows/travel-cards/travel-card-dialog/script.ts';
import { travelCardsCases } from '#flows/travel-cards/travel-cards/cases.ts';
import { travelCardsFlow } from '#flows/travel-cards/travel-cards/flow.ts';
import { travelCardsScript } from '#flows/travel-cards/travel-cards/script.ts';
import type { Listed } from './listed.ts';

export const travelCards: readonly Listed[] = [
  { flow: travelCardDialogFlow, cases: travelCardDialogCases, script: travelCardDialogScript },
  { flow: travelCardsFlow, cases: travelCardsCases, script: travelCardsScript },
  { flow: addTravelCardFlow, cases: addTravelCardCases, script: addTravelCardScript },
  { flow: travelCardFlow, cases: travelCardCases, script: travelCardScript },
  { flow: shownTravelCardFlow, cases: shownTravelCardCases, script: shownTravelCardScript },
  { flow: loadTravelCardFlow, cases: loadTravelCardCases, script: loadTravelCardScript },
  { flow: shareTravelCardFlow, cases: shareTravelCardCases, script: shareTravelCardScript },
  { flow: deleteTravelCardFlow, cases: deleteTravelCardCases, script: deleteTravelCardScript },
];
