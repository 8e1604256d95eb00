import { Button } from '@navikt/ds-react/Button';
import { Tag } from '@navikt/ds-react/Tag';
import type { ReactNode } from 'react';
import type { PolicyPage } from '#domain/policies/details/policy-page.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { Actions } from '#ui/actions.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkOut } from '#ui/link-out.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProductIcon } from '#ui/product-icon.tsx';
import { Screen } from '#ui/screen.tsx';
import { FactList, PolicyBlocks } from './policy-block.tsx';

interface PolicyFrameProps {
  readonly page: PolicyPage;
  readonly overview: SiteLink;
  /** For a visitor without the right to change the policy. */
  readonly onChange?: () => void;
  readonly children?: ReactNode;
}

/** What the page of every policy has (B2.45): the parts of its product stand in the middle. */
export const PolicyFrame = ({ page, overview, onChange, children }: PolicyFrameProps) => (
  <>
    <BackLink href={overview.url}>Tilbake til oversikten</BackLink>
    <Screen heading={page.title}>
      <div className="policy-head">
        <ProductIcon kind={page.icon} rich />
        <div>
          {page.subtitle && <p className="policy__subtitle">{page.subtitle}</p>}
          {page.labelText && (
            <Tag variant="info" size="small">
              {page.labelText}
            </Tag>
          )}
          <FactList facts={page.facts} />
        </div>
      </div>
      {page.notices.map(({ tone, text }) => (
        <div key={text} className="policy-notice">
          <Notice status={tone === 'warning' ? 'warning' : 'announcement'} title={text} titleAs="div" />
        </div>
      ))}
      {page.change && (
        <Actions>
          {'to' in page.change ? (
            <LinkButton to={page.change.to}>Endre forsikring</LinkButton>
          ) : (
            <Button onClick={onChange}>Endre forsikring</Button>
          )}
        </Actions>
      )}
      {page.changeText && <p>{page.changeText}</p>}
      <div className="policy-columns">
        <div className="policy-price">
          <PolicyBlocks blocks={page.price} />
        </div>
        <div className="policy-main">{children}</div>
        <ul className="policy-links">
          {page.links.map(({ text, to }) => (
            <li key={text}>
              <LinkOut to={to}>{text}</LinkOut>
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  </>
);
