import { copyCodeCases } from '#flows/shared/copy-code/cases.ts';
import { copyCodeFlow } from '#flows/shared/copy-code/flow.ts';
import { copyCodeScript } from '#flows/shared/copy-code/script.ts';
import { datePickerCases } from '#flows/shared/date-picker/cases.ts';
import { datePickerFlow } from '#flows/shared/date-picker/flow.ts';
import { datePickerScript } from '#flows/shared/date-picker/script.ts';
import { dialogCases } from '#flows/shared/dialog/cases.ts';
import { dialogFlow } from '#flows/shared/dialog/flow.ts';
import { dialogScript } from '#flows/shared/dialog/script.ts';
import { dialogGalleryCases } from '#flows/shared/dialog-gallery/cases.ts';
import { dialogGalleryFlow } from '#flows/shared/dialog-gallery/flow.ts';
import { dialogGalleryScript } from '#flows/shared/dialog-gallery/script.ts';
import { loadContactCases } from '#flows/shared/load-contact/cases.ts';
import { loadContactFlow } from '#flows/shared/load-contact/flow.ts';
import { loadContactScript } from '#flows/shared/load-contact/script.ts';
import { loadRepresentativeCases } from '#flows/shared/load-representative/cases.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { loadRepresentativeScript } from '#flows/shared/load-representative/script.ts';
import { noAccessCases } from '#flows/shared/no-access/cases.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { noAccessScript } from '#flows/shared/no-access/script.ts';
import type { Listed } from './listed.ts';

export const shared: readonly Listed[] = [
  { flow: datePickerFlow, cases: datePickerCases, script: datePickerScript },
  { flow: dialogGalleryFlow, cases: dialogGalleryCases, script: dialogGalleryScript },
  { flow: loadRepresentativeFlow, cases: loadRepresentativeCases, script: loadRepresentativeScript },
  { flow: loadContactFlow, cases: loadContactCases, script: loadContactScript },
  { flow: noAccessFlow, cases: noAccessCases, script: noAccessScript },
  { flow: dialogFlow, cases: dialogCases, script: dialogScript },
  { flow: copyCodeFlow, cases: copyCodeCases, script: copyCodeScript },
];
