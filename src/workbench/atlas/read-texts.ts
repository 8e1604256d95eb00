import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyMachineSnapshot } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { renderStates } from '#flows/engine/render-states.tsx';

type Lazy = Readonly<Record<'load', () => Promise<unknown>>>;

const isLazy = (view: unknown): view is Lazy => view instanceof Object && 'load' in view;

async function loadAll(views: Readonly<Record<string, unknown>> = {}) {
  const loaded = Object.entries(views).map(
    async ([leaf, view]) => [leaf, isLazy(view) ? await view.load() : view] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}

/** Headings, announced texts, and the errors of fields. */
const said = 'h1, h2, [data-announce], .aksel-form-field__error, .aksel-fieldset__error';

const textOf = (part: { readonly tagName: string; readonly textContent: string }): string => {
  const text = part.textContent.replace(/\s+/g, ' ').trim();
  return text !== '' && /^H\d$/.test(part.tagName) ? `**${text}**` : text;
};

/** The headings and messages in a situation, as Markdown: headings are bold. */
export type Texts = (snapshot: AnyMachineSnapshot) => readonly string[];

/** Reads the own screens of a flow; those of its child flows are left out. */
export async function textsOf(flow: AnyFlow): Promise<Texts> {
  const loaded = { ...flow, views: await loadAll(flow.views), frames: await loadAll(flow.frames) };
  const { document } = new Window();
  const known = new WeakMap<AnyMachineSnapshot, readonly string[]>();
  return (snapshot) => {
    const before = known.get(snapshot);
    if (before) return before;
    const markup = renderToStaticMarkup(
      renderStates({
        flow: loaded,
        snapshot,
        send: () => {},
        renderChild: () => null,
        renderDialog: ({ content }) => content,
        place: 'page',
        children: null,
        Placeholder: () => null,
        renderReporter: () => null,
      }),
    );
    // The text of two paragraphs has no space between them.
    document.body.innerHTML = markup.replaceAll('</p>', '</p> ');
    const texts = [...document.querySelectorAll(said)].map(textOf).filter((text) => text !== '');
    known.set(snapshot, texts);
    return texts;
  };
}
