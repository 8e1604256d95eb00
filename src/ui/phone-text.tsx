import { around } from '#domain/errors/placeholders.ts';
import { PhoneLink } from './phone-link.tsx';

interface PhoneTextProps {
  /** With `{phone}` in it, where there is a number to ring. */
  readonly text: string;
  readonly phone: string;
}

/** A sentence with the number to ring as a link in it. */
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
