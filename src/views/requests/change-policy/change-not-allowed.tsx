import { missingRight } from '#domain/errors/missing-right.ts';
import type { Site } from '#domain/site/site.ts';
import { PhoneText } from '#ui/phone-text.tsx';
import { Screen } from '#ui/screen.tsx';

/** Tells visitors without the right to change a policy whom to call (B6.7). */
export const ChangeNotAllowed = ({
  context: { site },
}: {
  readonly context: { readonly site: Pick<Site, 'phone'> };
}) => (
  <Screen heading="Endre forsikring">
    <div className="lead" data-announce>
      <PhoneText text={missingRight.changePolicy.text} phone={site.phone} />
    </div>
  </Screen>
);
