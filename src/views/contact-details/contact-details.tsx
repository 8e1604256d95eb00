import { Card } from '#ui/card.tsx';

export function ContactDetails() {
  return <Card heading="Kontaktinformasjon">Kommer.</Card>;
}
