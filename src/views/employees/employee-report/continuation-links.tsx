import type { Site } from '#domain/site/site.ts';
import { LinkOut } from '#ui/link-out.tsx';

/**
 * Links for employees who leave and continue with their own insurance (A2.16). The text is assumed. They open in another
 * window, because a form that shows them is not stored completely (0021).
 */
export const ContinuationLinks = ({ links }: { readonly links: Site['continuation'] }) => (
  <div>
    <p>Den som slutter, kan ha rett til å fortsette forsikringen på egen hånd. Gi disse til den ansatte:</p>
    <ul className="links">
      {links.map((link) => (
        <li key={link.url}>
          <LinkOut to={{ ...link, target: '_blank' }}>{link.text}</LinkOut>
        </li>
      ))}
    </ul>
  </div>
);
