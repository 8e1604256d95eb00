import { DateChooser } from '#flows/engine/date-chooser.tsx';
import { datePickerFlow } from '#flows/shared/date-picker/flow.ts';
import type { DatePickerProps } from '#ui/date-picker.ts';

export const DatePicker = (props: DatePickerProps) => <DateChooser flow={datePickerFlow} {...props} />;
