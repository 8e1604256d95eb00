import { type Command, execute } from './steering.ts';
import type { PageReport, Watch } from './watch.ts';

type Message =
  /** A workbench has opened and requests a report from every page. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'report'; readonly report: PageReport }
  | { readonly kind: 'closed'; readonly page: string }
  | { readonly kind: 'command'; readonly page: string; readonly command: Command };

function openChannel(onMessage: (message: Message) => void) {
  const channel = new BroadcastChannel('min-side-forsikring.flows');
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  return (message: Message) => channel.postMessage(message);
}

/** The portal's side: reports its flows and executes commands. */
export function joinChannel(watch: Watch, window: EventTarget): void {
  const post = openChannel((message) => {
    if (message.kind === 'hello') sendReport();
    if (message.kind === 'command' && message.page === watch.report().page) {
      void execute(watch.router(), message.command);
    }
  });
  const sendReport = () => post({ kind: 'report', report: watch.report() });
  watch.subscribe(sendReport);
  window.addEventListener('pagehide', () => post({ kind: 'closed', page: watch.report().page }));
  window.addEventListener('pageshow', sendReport);
}

/** The reports of the other pages of this browser. */
export interface OtherPages {
  current(): readonly PageReport[];
  subscribe(listener: () => void): () => void;
  command(page: string, command: Command): void;
}

/** The workbench's side. */
export function otherPages(): OtherPages {
  const listeners = new Set<() => void>();
  let pages: readonly PageReport[] = [];
  const change = (changed: readonly PageReport[]) => {
    pages = changed;
    for (const listener of listeners) listener();
  };
  const post = openChannel((message) => {
    if (message.kind === 'closed') change(pages.filter(({ page }) => page !== message.page));
    if (message.kind !== 'report') return;
    const { report } = message;
    const known = pages.some(({ page }) => page === report.page);
    change(known ? pages.map((page) => (page.page === report.page ? report : page)) : [...pages, report]);
  });
  post({ kind: 'hello' });
  return {
    current: () => pages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    command: (page, command) => post({ kind: 'command', page, command }),
  };
}
