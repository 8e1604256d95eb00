import { Button, type ButtonProps } from '@navikt/ds-react/Button';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  readonly isBusy: boolean;
  /** Announced while the button is busy. */
  readonly announcement?: string | undefined;
}

/**
 * A button whose call takes time. It is not disabled meanwhile, because it would lose focus; the chart ignores further
 * presses.
 */
export const BusyButton = ({ isBusy, announcement = 'Vent Litt', ...props }: BusyButtonProps) => (
  <>
    <Button {...props} loading={isBusy} disabled={false} />
    {isBusy && (
      <p className="visually-hidden" data-announce>
        {announcement}
      </p>
    )}
  </>
);
