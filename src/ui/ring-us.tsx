import { useContext } from 'react';
import { PageLinksContext } from './page-links.ts';
import { PhoneLink } from './phone-link.tsx';

interface RingTextProps {
  readonly phone: string;
  readonly openingHours?: string | undefined;
}

/** The insurer's phone number, beside a narrow page, below a form on a phone, and on a card that refuses or fails. */
export const RingText = ({ phone, openingHours }: RingTextProps) => (
  <p className="ring-us">
    Trenger du hjelp? Ring oss på <PhoneLink phone={phone} />
    {openingHours && ', '}
    <span className="hours">{openingHours}</span>
  </p>
);

/** The number that the surrounding page provides. */
export function RingUs() {
  const links = useContext(PageLinksContext);
  return links && <RingText {...links} />;
}
