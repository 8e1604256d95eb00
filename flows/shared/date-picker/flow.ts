import { defineFlow } from '#flows/engine/define-flow.ts';
import { datePicker } from '#machines/shared/date-picker.ts';
import { DatePicker } from '#views/shared/date-picker.tsx';

/** The calendar beside every date field; the host runs this flow. */
export const datePickerFlow = defineFlow({
  title: 'Velg dato',
  machine: datePicker,
  actors: {},
  views: { closed: DatePicker, open: DatePicker },
});
