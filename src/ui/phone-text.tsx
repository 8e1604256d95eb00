import { around } from '#domain/errors/placeholders.ts';
import { PhoneLink } from './phone-link.tsx';

interface PhoneTextProps {
  /** Contains `{phone}` if a phone number is to be shown. */
  readonly text: string;
  readonly phone: string;
}

/** A sentence with the phone number as a link. */
export function PhoneText({ text, phone }: PhoneTextProps) {
  const parts = around(text, 'phone');
  if (!parts) return <p>{text}</p>;
  const [before, after] = parts;
  return (
    <p>
      {before}
      <PhoneLink phone={phone} />
      {after}
    </p>
  );
}
