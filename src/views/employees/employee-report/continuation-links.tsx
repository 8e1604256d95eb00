import type { ContinuationLink } from '#domain/employees/report-site.ts';
import { LinkOut } from '#ui/link-out.tsx';

/** Employees who leave may go on with an insurance of their own (A2.16); the words are assumed. */
export const ContinuationLinks = ({ links }: { readonly links: readonly ContinuationLink[] }) => (
  <div>
    <p>Den som slutter, kan ha rett til å fortsette forsikringen på egen hånd. Gi disse til den ansatte:</p>
    <ul className="links">
      {links.map((link) => (
        <li key={link.url}>
          <LinkOut to={link}>{link.text}</LinkOut>
        </li>
      ))}
    </ul>
  </div>
);
