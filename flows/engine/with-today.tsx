import { type ComponentType, useCallback } from 'react';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { todayAt } from '#domain/dates/format-date.ts';

interface View {
  readonly send: (event: never) => void;
}

type EventOf<Props extends View> = Parameters<Props['send']>[0];

type Dated<Props extends View> = Omit<Props, 'send'> & {
  readonly send: (event: EventOf<Props> & { readonly today: IsoDate }) => void;
};

/**
 * Adds the day in Oslo to the events of a screen, because a page may be open over midnight (C4.23). Screens and charts read
 * no clock.
 */
export function withToday<Props extends View>(Screen: ComponentType<Props>) {
  function DatedScreen({ send, ...props }: Dated<Props>) {
    const sendDated = useCallback(
      (event: EventOf<Props>) => send(Object.assign({ today: todayAt(Date.now()) }, event)),
      [send],
    );
    return <Screen {...({ ...props, send: sendDated } as unknown as Props)} />;
  }
  // The atlas names each screen by its component.
  return Object.defineProperty(DatedScreen, 'name', { value: Screen.name });
}
