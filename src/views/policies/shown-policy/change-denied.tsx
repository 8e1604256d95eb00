import { type PolicyVisit, pageOf } from '#domain/policies/details/policy-page.ts';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

/** Tells a visitor without the right to change the policy whom to call (B6.7). */
export function ChangeDenied({ context }: { readonly context: PolicyVisit }) {
  const { change } = pageOf(context);
  return (
    <DialogScreen heading="Endre forsikring">
      {change?.kind === 'denied' && <PhoneText text={change.text} phone={context.site.phone} />}
    </DialogScreen>
  );
}
