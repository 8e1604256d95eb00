import { missingRight } from '#domain/errors/missing-right.ts';
import { fill } from '#domain/errors/placeholders.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { LinkOut } from '#ui/link-out.tsx';
import { Screen } from '#ui/screen.tsx';

interface ReportRefusedProps {
  readonly context: {
    readonly overview: SiteLink;
    readonly organisation: string;
  };
}

/** Users without the right to write read whom to contact (C1.8). */
export function ReportRefused({ context: { overview, organisation } }: ReportRefusedProps) {
  return (
    <Screen heading="Inn- og utmelding av ansatte">
      <p className="lead" data-announce>
        {fill(missingRight.reportEmployees.text, { organisation })}
      </p>
      <p>
        <LinkOut to={overview}>Tilbake til oversikten</LinkOut>
      </p>
    </Screen>
  );
}
