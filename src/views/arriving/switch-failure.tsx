import { switchedBefore, switchNotices } from '#domain/arriving/errors.ts';
import { isOtherPartyActive, partyName } from '#domain/arriving/parties.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { isLostSession, notLoggedIn } from '#domain/errors/not-logged-in.ts';
import { fill } from '#domain/errors/placeholders.ts';
import type { Relation } from '#domain/person/relation.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface SwitchFailureProps {
  readonly relations: readonly Relation[];
  readonly chosen: string | null;
  /** The party of the page below the dialog; null if there is no such page. */
  readonly shown: { readonly organisasjonsnummer: string | null } | null;
  /** Null if it is unknown. */
  readonly activeParty: { readonly organisasjonsnummer: string | null } | null;
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Names the chosen party, and the active party if it is known. */
export function SwitchFailure(props: SwitchFailureProps) {
  const { relations, chosen, activeParty, error, onRetry } = props;
  const { failed, unknown } = switchNotices;
  const name = partyName(relations, chosen);
  const title = fill(activeParty ? failed.title : unknown.title, { name });
  if (isLostSession(error))
    return <ErrorNotice notice={{ ...notLoggedIn, title }} error={error} onRetry={onRetry} />;
  const text = activeParty
    ? fill(isOtherPartyActive(props) ? switchedBefore : failed.text, {
        party: partyName(relations, activeParty.organisasjonsnummer),
      })
    : unknown.text;
  return <ErrorNotice notice={{ kind: 'failure', title, text }} error={error} onRetry={onRetry} />;
}
