import type { SiteLink } from '#domain/site/site-link.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Screen } from '#ui/screen.tsx';
import { RequestEditor, type RequestEditorProps } from '#views/requests/request-editor.tsx';

interface OrderFormProps extends RequestEditorProps {
  readonly context: RequestEditorProps['context'] & { readonly overview: SiteLink };
}

/** The page at `/bm/bestille` (B2.5, B2.88). */
export function OrderForm(props: OrderFormProps) {
  return (
    <>
      <BackLink href={props.context.overview.url}>Tilbake til oversikten</BackLink>
      <Screen heading="Bestill ny forsikring">
        <p className="lead">Fortell hva dere trenger, så ringer vi deg.</p>
        <RequestEditor
          {...props}
          hint="Skriv gjerne hva dere vil forsikre, og fra når."
          label="Kontakt meg"
        />
      </Screen>
    </>
  );
}
