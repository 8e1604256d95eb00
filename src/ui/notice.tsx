import {
  CheckmarkCircleFillIcon,
  ExclamationmarkTriangleFillIcon,
  InformationSquareIcon,
  XMarkOctagonFillIcon,
} from '@navikt/aksel-icons';
import { type ComponentType, type ReactNode, useId } from 'react';

interface NoticeProps {
  readonly status: keyof typeof looks;
  readonly title: string;
  /** 'h2' if screen reader users should find the notice among the headings. */
  readonly titleAs: 'h2' | 'div';
  /** Replaces the icon of the status. */
  readonly icon?: ComponentType<{ readonly 'aria-hidden': true }> | undefined;
  readonly children?: ReactNode;
}

const looks = {
  announcement: { color: 'info', variant: 'moderate', word: 'Kunngjøring', Icon: InformationSquareIcon },
  success: { color: 'success', variant: 'strong', word: 'Suksess', Icon: CheckmarkCircleFillIcon },
  warning: { color: 'warning', variant: 'strong', word: 'Advarsel', Icon: ExclamationmarkTriangleFillIcon },
  error: { color: 'danger', variant: 'strong', word: 'Feil', Icon: XMarkOctagonFillIcon },
} as const;

/**
 * A notice within a screen; the host announces it. It uses the style sheet of Aksel's alert but not the component,
 * which would add four icons and a close button to every first screen (0030). It is a plain `div` without a live
 * region, so that it is not announced twice.
 */
export function Notice({ status, title, titleAs: Title, icon, children }: NoticeProps) {
  const { color, variant, word } = looks[status];
  const Icon = icon ?? looks[status].Icon;
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
