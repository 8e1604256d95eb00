import { partlyMissing } from '#domain/errors/landing.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';
import type { LandingSite } from '#domain/landing/landing-site.ts';
import { isPartlyMissing, lostSessionIn, type PrivateSources } from '#domain/landing/private-landing.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { Notice } from '#ui/notice.tsx';

interface MissingPartsProps {
  readonly context: PrivateSources & { readonly site: LandingSite; readonly hasNationalId: boolean };
}

/** A8.6, once for all that could not be had; and where the session has ended meanwhile, the way back in (A8.8). */
export function MissingParts({ context }: MissingPartsProps) {
  const lost = lostSessionIn(context);
  if (lost) {
    return (
      <ErrorNotice title={notLoggedIn.title} error={lost}>
        <p>{notLoggedIn.text}</p>
      </ErrorNotice>
    );
  }
  if (!isPartlyMissing(context, context.site)) return null;
  return <Notice status="warning" title={partlyMissing.text} titleAs="div" />;
}
