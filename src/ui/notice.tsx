import {
  CheckmarkCircleFillIcon,
  ExclamationmarkTriangleFillIcon,
  InformationSquareIcon,
  XMarkOctagonFillIcon,
} from '@navikt/aksel-icons';
import { type ReactNode, useId } from 'react';

interface NoticeProps {
  readonly status: keyof typeof looks;
  readonly title: string;
  /** A heading where it is a place to jump to within a page that goes on. */
  readonly titleAs: 'h2' | 'div';
  readonly children?: ReactNode;
}

const looks = {
  announcement: { color: 'info', variant: 'moderate', word: 'Kunngjøring', Icon: InformationSquareIcon },
  success: { color: 'success', variant: 'strong', word: 'Suksess', Icon: CheckmarkCircleFillIcon },
  warning: { color: 'warning', variant: 'strong', word: 'Advarsel', Icon: ExclamationmarkTriangleFillIcon },
  error: { color: 'danger', variant: 'strong', word: 'Feil', Icon: XMarkOctagonFillIcon },
} as const;

/**
 * Something to know within a screen that goes on; the host announces it. It looks like Aksel's alerts, by their
 * style sheet. That one brings four more icons and a close button into every first screen (0030). As a plain box it is
 * not announced twice.
 */
export function Notice({ status, title, titleAs: Title, children }: NoticeProps) {
  const { color, variant, word, Icon } = looks[status];
  const id = useId();
  return (
    <div
      className="aksel-base-alert"
      data-notice
      data-size="medium"
      data-color={color}
      data-variant={variant}
    >
      <div className="aksel-base-alert__header">
        <div className="aksel-base-alert__icon">
          <Icon aria-hidden />
        </div>
        <p id={`${id}status`} aria-hidden className="visually-hidden">
          {word}:{' '}
        </p>
        <Title
          id={`${id}title`}
          aria-labelledby={`${id}status ${id}title`}
          className="aksel-base-alert__title aksel-body-short aksel-body-short--large aksel-typo--semibold"
          data-announce
        >
          {title}
        </Title>
      </div>
      {children && (
        <div data-color="accent" className="aksel-base-alert__content aksel-body-long">
          {children}
        </div>
      )}
    </div>
  );
}
