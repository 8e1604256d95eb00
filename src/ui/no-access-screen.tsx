import type { ReactNode } from 'react';
import { administratorsGiveAccess, anyOfNames, canAlsoRing, noAccess } from '#domain/errors/no-access.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { PhoneText } from './phone-text.tsx';
import { Screen } from './screen.tsx';

interface NoAccessScreenProps {
  readonly administrators: readonly string[];
  readonly phone: string;
  readonly back?: ReactNode;
}

/** Shows the administrators, who can give access, and a phone number (A2.33, B8.16). */
export function NoAccessScreen({ administrators, phone, back = null }: NoAccessScreenProps) {
  return (
    <Screen heading={noAccess.title} back={back}>
      {administrators.length > 0 && (
        <p className="lead" data-announce>
          {fill(administratorsGiveAccess, { administrators: anyOfNames(administrators) })}
        </p>
      )}
      <div data-announce>
        <PhoneText text={administrators.length > 0 ? canAlsoRing : noAccess.text} phone={phone} />
      </div>
    </Screen>
  );
}
