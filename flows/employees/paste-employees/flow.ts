import { defineFlow } from '#flows/engine/define-flow.ts';
import { pasteEmployees } from '#machines/employees/paste-employees.ts';
import { PasteText } from '#views/employees/self-administered-report/paste-text.tsx';
import { PastedPreview } from '#views/employees/self-administered-report/pasted-preview.tsx';

export const pasteEmployeesFlow = defineFlow({
  title: 'Lim inn ansatte fra regneark',
  machine: pasteEmployees,
  actors: {},
  views: {
    'pasting.typing': PasteText,
    'pasting.rejected': PasteText,
    reading: 'transient',
    'previewing.typing': PastedPreview,
    'previewing.rejected': PastedPreview,
    accepted: 'exit',
    cancelled: 'exit',
  },
});
