import type { IsoDate } from '#domain/dates/calendar.ts';
import { noRows, type Pasted, readPasted } from '#domain/employees/pasted-employees.ts';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { fieldId } from '#ui/form-errors.tsx';
import { PasteArea } from '#ui/paste-area.tsx';
import { Screen } from '#ui/screen.tsx';

interface PasteTextProps {
  readonly state: 'pasting.typing' | 'pasting.rejected';
  readonly context: {
    readonly today: IsoDate;
    readonly form: { readonly text: string };
    readonly pasted: Pasted | null;
  };
  readonly send: (
    event:
      | { type: 'text.changed'; text: string; pasted: Pasted }
      | { type: 'text.read' }
      | { type: 'cancelled' },
  ) => void;
}

/** The field for rows that were copied from a spreadsheet (C4.52). */
export function PasteText({ state, context, send }: PasteTextProps) {
  const { today, form, pasted } = context;
  const problem = pasted && !pasted.ok ? pasted.problem : noRows;
  return (
    <Screen heading="Lim inn ansatte fra regneark" back={null}>
      <p className="lead">
        Kopier fødselsår og kjønn i regnearket, og lim dem inn her. Du får se over radene før de blir med i
        skjemaet. Ingenting er sendt før du trykker «Send» der.
      </p>
      <Form onSubmit={() => send({ type: 'text.read' })}>
        <PasteArea
          id={fieldId('text')}
          label="Rader fra regnearket"
          description="Ta med overskriftene hvis du kopierer flere kolonner: Vi bruker bare fødselsår (eller fødselsdato) og kjønn. Skriver du selv, sett semikolon mellom, som 1985;Kvinne."
          value={form.text}
          error={state === 'pasting.rejected' ? problem : undefined}
          onChange={(text) => send({ type: 'text.changed', text, pasted: readPasted(text, today) })}
        />
        <FormActions label="Se over radene" isSending={false} onCancel={() => send({ type: 'cancelled' })} />
      </Form>
    </Screen>
  );
}
