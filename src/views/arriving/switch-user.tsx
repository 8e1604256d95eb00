import { DialogScreen } from '#ui/dialog.tsx';
import { PartyList, type PartyListProps } from './party-list.tsx';

/** A2.26 */
export function SwitchUser(props: PartyListProps) {
  return (
    <DialogScreen heading="Bytt bruker">
      <PartyList {...props} />
    </DialogScreen>
  );
}
