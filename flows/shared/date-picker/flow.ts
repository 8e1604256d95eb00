import { defineFlow } from '#flows/engine/define-flow.ts';
import { datePicker } from '#machines/shared/date-picker.ts';
import { DatePicker } from '#views/shared/date-picker.tsx';

/** Beside every date field; the host runs it. */
export const datePickerFlow = defineFlow({
  title: 'Velg dato',
  machine: datePicker,
  actors: {},
  views: { closed: DatePicker, open: DatePicker },
});
