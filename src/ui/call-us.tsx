import { useContext } from 'react';
import { PageLinksContext } from './page-links.ts';
import { PhoneText } from './phone-text.tsx';

interface CallUsProps {
  /** Contains `{phone}`. */
  readonly text: string;
}

/** A sentence with the insurer's phone number. */
export function CallUs({ text }: CallUsProps) {
  const links = useContext(PageLinksContext);
  return links && <PhoneText text={text} phone={links.phone} />;
}
