/** How the workbench is set, as the fields of its address that need no reload. */
export interface Settings {
  /** Width of the visitor's page. */
  readonly width: string;
  /** Percent of the window that the page's column takes; empty: as much as the page needs. */
  readonly split: string;
  /** What the window shows. */
  readonly show: string;
  /** Milliseconds until the sandbox responds; null leaves them as they are. */
  readonly latency: string | null;
  /** The operations whose responses the sandbox holds. */
  readonly hold: readonly string[];
  /** Whether every write is 'held' or 'sent', if this is not as usual: held after the way to a state, or else sent. */
  readonly writes: string;
  /** The flow whose chart is shown; empty: the flow that was started. */
  readonly chart: string;
  /** The selected state or transition of the chart; empty if none is. */
  readonly selected: string;
}

/** Pixels of the visitor's page, by name. */
export const widths: Readonly<Record<string, number>> = { phone: 360, tablet: 768, desktop: 1280 };

export const shown: readonly string[] = ['both', 'page', 'chart', 'happens'];

export const writesOf: readonly string[] = ['held', 'sent'];

const known = (value: string | null, names: readonly string[], otherwise: string): string =>
  value !== null && names.includes(value) ? value : otherwise;

export function settingsIn(search: string): Settings {
  const query = new URLSearchParams(search);
  return {
    width: known(query.get('width'), Object.keys(widths), 'phone'),
    split: query.get('split')?.match(/^[2-8]\d$/)?.[0] ?? '',
    show: known(query.get('show'), shown, 'both'),
    latency: query.get('latency')?.match(/^\d+$/)?.[0] ?? null,
    hold: query.get('hold')?.match(/\w+/g) ?? [],
    writes: known(query.get('writes'), writesOf, ''),
    chart: query.get('chart') ?? '',
    selected: query.get('selected') ?? '',
  };
}

/** The fields of the settings, without those that are as at first. */
export function fieldsOf({
  width,
  split,
  show,
  latency,
  hold,
  writes,
  chart,
  selected,
}: Settings): readonly (readonly [string, string])[] {
  const first = settingsIn('');
  const fields = {
    width,
    split,
    show,
    latency: latency ?? '',
    hold: hold.join(','),
    writes,
    chart,
    selected,
  };
  return Object.entries(fields).filter(
    ([name, value]) => value !== '' && value !== first[name as keyof Settings],
  );
}

/** The query with other settings; its other fields are kept. */
export function withSettings(search: string, settings: Settings): string {
  const query = new URLSearchParams(search);
  for (const name of ['width', 'split', 'show', 'latency', 'hold', 'writes', 'chart', 'selected'])
    query.delete(name);
  for (const [name, value] of fieldsOf(settings)) query.set(name, value);
  return `?${query}`;
}
