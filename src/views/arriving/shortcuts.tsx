import { ClipboardIcon, FileTextIcon, ReceiptIcon, UmbrellaIcon } from '@navikt/aksel-icons';
import { Heading } from '@navikt/ds-react/Typography';
import { successorAddress } from '#domain/arriving/successor.ts';
import { actsForBusiness } from '#domain/person/identification.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Tile } from '#ui/tile.tsx';

interface ShortcutsProps {
  readonly context: {
    readonly visitor: {
      readonly organisasjonsnummer: string | null;
      readonly bank: { readonly bankregnr: string } | null;
    };
    readonly hasDeclaration: boolean;
    readonly site: {
      readonly routing: { readonly successorHost: string };
      readonly overview: string;
      readonly invoice: SiteLink;
      readonly documents: SiteLink;
      readonly claim: SiteLink;
      readonly buyPage: SiteLink;
      readonly order: SiteLink;
    };
  };
}

/** The links of the intermediate page (A2.34). The heading and the link to a health declaration (A7.7) are assumed. */
export function Shortcuts({ context: { visitor, hasDeclaration, site } }: ShortcutsProps) {
  const buy = actsForBusiness(visitor) ? site.order : site.buyPage;
  const declaration =
    hasDeclaration &&
    successorAddress('healthDeclaration', {
      host: site.routing.successorHost,
      segment: 'private',
      bankForholdRegnr: visitor.bank?.bankregnr ?? '',
    });
  const shortcuts = [
    {
      title: 'Forsikringsoversikt',
      line: 'Hva som er forsikret, og hva det koster',
      Icon: UmbrellaIcon,
      to: { url: site.overview },
    },
    {
      title: 'Faktura',
      line: 'Det du skal betale, og det du har betalt',
      Icon: ReceiptIcon,
      to: site.invoice,
    },
    { title: 'Dokumenter', line: 'Forsikringsbevis, vilkår og brev', Icon: FileTextIcon, to: site.documents },
    ...(declaration
      ? [
          {
            title: 'Fyll ut helseerklæring',
            line: 'Svar på spørsmål om helsen din',
            Icon: ClipboardIcon,
            to: { url: declaration },
          },
        ]
      : []),
  ];
  return (
    <div className="shop">
      <Heading level="1" size="xlarge">
        Hva vil du gjøre?
      </Heading>
      <ul className="tiles tiles--wide">
        {shortcuts.map(({ title, line, Icon, to }) => (
          <li key={title}>
            <Tile
              title={title}
              icon={
                <span className="product-icon product-icon--rich">
                  <Icon aria-hidden fontSize="1.75rem" />
                </span>
              }
              to={to}
            >
              <p>{line}</p>
            </Tile>
          </li>
        ))}
      </ul>
      <Actions>
        <LinkButton to={site.claim}>Meld skade</LinkButton>
        <LinkButton to={buy} variant="secondary">
          Kjøp forsikring
        </LinkButton>
      </Actions>
    </div>
  );
}
