import { HourglassIcon } from '@navikt/aksel-icons';
import { Tag } from '@navikt/ds-react/Tag';
import { Heading } from '@navikt/ds-react/Typography';
import type { DescribedPage } from '#domain/policies/details/described-page.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProductIcon } from '#ui/product-icon.tsx';
import { FactList } from './policy-block.tsx';

interface PolicyHeadProps {
  readonly page: Pick<DescribedPage, 'title' | 'icon' | 'subtitle' | 'label' | 'facts'>;
}

/** The insured object, whether it is insured today, and its dates (B2.46, C4.32). */
export const PolicyHead = ({ page: { title, icon, subtitle, label, facts } }: PolicyHeadProps) => (
  <div className="face policy-face">
    <div className="policy-head">
      <ProductIcon kind={icon} isRich />
      <div>
        <Heading level="1" size="xlarge">
          {title}
          {subtitle && <span className="policy__subtitle"> {subtitle}</span>}
        </Heading>
        {label && (
          <Tag variant={label.tone} size="small">
            {label.text}
          </Tag>
        )}
      </div>
    </div>
    <FactList facts={facts} />
  </div>
);

/** Notices about pending steps (B2.51, B4.7). They come with the details, whose flow announces them. */
export const PolicyNotices = ({ notices }: Pick<DescribedPage, 'notices'>) =>
  notices.map(({ tone, text, about, link }) => (
    <div key={text} className="policy-notice">
      <Notice
        status={tone === 'warning' ? 'warning' : 'announcement'}
        title={text}
        titleAs="div"
        icon={tone === 'waiting' ? HourglassIcon : undefined}
      >
        {/* What the visitor must do comes before what they may do: the page has no other main button then. */}
        {(about || link) && (
          <>
            {about && <p>{about}</p>}
            {link && <LinkButton to={link.to}>{link.text}</LinkButton>}
          </>
        )}
      </Notice>
    </div>
  ));
