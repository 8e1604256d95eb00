import { orderRefusals } from '#domain/requests/errors.ts';
import { Screen } from '#ui/screen.tsx';
import { RequestEditor, type RequestEditorProps } from '#views/requests/request-editor.tsx';

/** The page at `/bm/bestille` (B2.5, B2.88). */
export function OrderForm(props: RequestEditorProps) {
  return (
    <Screen heading="Bestill ny forsikring">
      <p className="lead">Fortell hva dere trenger, så ringer vi deg så snart vi kan.</p>
      <RequestEditor
        {...props}
        refusals={orderRefusals}
        hint="Skriv gjerne hva dere vil forsikre, og fra når."
        label="Kontakt meg"
      />
    </Screen>
  );
}
