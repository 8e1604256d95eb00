import { type PolicyVisit, pageOf } from '#domain/policies/details/policy-page.ts';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { LinkOut } from '#ui/link-out.tsx';

/** Lets the visitor choose the present certificate or the renewed one (B2.52, B4.12). The text is assumed. */
export const CertificateChoice = ({ context }: { readonly context: PolicyVisit }) => (
  <DialogScreen heading="Hvilket forsikringsbevis vil du se?">
    <ul className="policy-links">
      {pageOf(context).certificates.map(({ text, to }) => (
        <li key={to.url}>
          <LinkOut to={to}>{text}</LinkOut>
        </li>
      ))}
    </ul>
  </DialogScreen>
);
