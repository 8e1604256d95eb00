import type { LandingSite } from '#domain/overview/landing-site.ts';
import { isPartlyMissing, lostSessionIn } from '#domain/overview/private-landing.ts';
import type { PrivateSources } from '#domain/overview/private-sources.ts';
import { partlyMissing } from '#domain/policies/errors.ts';
import { Notice } from '#ui/notice.tsx';
import { LostSession } from './lost-session.tsx';

interface MissingPartsProps {
  readonly context: PrivateSources & { readonly site: LandingSite; readonly hasNationalId: boolean };
}

/** One notice for all failed parts (A8.6). If the session has ended, a login is shown instead (A8.8). */
export function MissingParts({ context }: MissingPartsProps) {
  const lost = lostSessionIn(context);
  if (lost) return <LostSession error={lost} />;
  if (!isPartlyMissing(context)) return null;
  return <Notice status="warning" title={partlyMissing.text} titleAs="div" />;
}
