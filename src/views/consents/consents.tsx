import { Card } from '#ui/card.tsx';

export function Consents() {
  return <Card heading="Samtykke">Kommer.</Card>;
}
