import { useContext } from 'react';
import { around } from '#domain/errors/placeholders.ts';
import { PageLinksContext } from './page-links.ts';
import { PhoneLink } from './phone-link.tsx';

interface PhoneTextProps {
  /** Contains `{phone}` if a phone number is to be shown. */
  readonly text: string;
  readonly phone: string;
  /** The text says itself when the phone is answered. */
  readonly hasHours?: boolean;
}

/** A sentence with the phone number as a link, and the opening hours of customer service. */
export function PhoneText({ text, phone, hasHours = false }: PhoneTextProps) {
  const openingHours = useContext(PageLinksContext)?.openingHours;
  const parts = around(text, 'phone');
  if (!parts) return <p>{text}</p>;
  const [before, after] = parts;
  return (
    <>
      <p>
        {before}
        <PhoneLink phone={phone} />
        {after}
      </p>
      {openingHours && !hasHours && <p>Telefonen er åpen {openingHours}.</p>}
    </>
  );
}
