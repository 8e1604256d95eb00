import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/** How the customer is reached (B2.97). */
export const ContactDetailsCard = ({ children }: { readonly children?: ReactNode }) => (
  <Card heading="Kontaktinformasjon">{children}</Card>
);
