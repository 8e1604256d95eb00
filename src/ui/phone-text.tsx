import { around } from '#domain/errors/placeholders.ts';
import { PhoneLink } from './phone-link.tsx';

interface PhoneTextProps {
  readonly text: `${string}{phone}${string}`;
  readonly phone: string;
}

/** A sentence with the number to ring as a link in it. */
export function PhoneText({ text, phone }: PhoneTextProps) {
  const [before, after] = around(text, 'phone');
  return (
    <p>
      {before}
      <PhoneLink phone={phone} />
      {after}
    </p>
  );
}
