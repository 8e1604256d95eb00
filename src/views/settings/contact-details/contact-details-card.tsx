import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/** The card around the contact details (B2.97). */
export const ContactDetailsCard = ({ children }: { readonly children?: ReactNode }) => (
  <Card heading="Kontaktinformasjon">{children}</Card>
);
