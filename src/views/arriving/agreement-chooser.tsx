import { Screen } from '#ui/screen.tsx';
import { PartyList, type PartyListProps } from './party-list.tsx';

/** A2.40 */
export function AgreementChooser(props: PartyListProps) {
  return (
    <Screen heading="Velg hvem sine forsikringer du vil se">
      <PartyList {...props} />
    </Screen>
  );
}
