import { defineFlow } from '#flows/engine/define-flow.ts';
import { adding, house } from './house.ts';

const Page = () => <h1>Vi har flyttet</h1>;

export const addingFlow = defineFlow({
  title: 'Legg til',
  machine: adding,
  actors: {},
  views: {
    filling: ({ send }) => (
      <>
        <h1>Legg til en person</h1>
        <p data-announce>Hvem er det?</p>
        <button type="button" onClick={() => send({ type: 'submitted' })}>
          Legg til
        </button>
      </>
    ),
    added: 'exit',
    cancelled: 'exit',
  },
  frames: {},
});

/** The test passes its call. */
export const houseFlow = (listPeople: (args: { signal: AbortSignal }) => Promise<readonly string[]>) =>
  defineFlow({
    title: 'Huset',
    machine: house,
    actors: { listPeople, adding: addingFlow },
    views: {
      'page.list.loading': () => <p data-announce>Henter</p>,
      'page.list.shown': ({ context, send }) => (
        <>
          <p data-announce>{context.people.join(' og ')}</p>
          <button type="button" onClick={() => send({ type: 'retried' })}>
            Hent igjen
          </button>
        </>
      ),
      'page.list.failed': () => <p data-announce>Det gikk ikke</p>,
      'page.note.saved': 'nothing',
      'page.note.edited': 'nothing',
      'page.note.confirming': () => (
        <label>
          Navn <input aria-invalid />
        </label>
      ),
      'page.side.shut': 'nothing',
      'page.side.adding': { child: 'adding' },
      left: 'exit',
    },
    frames: {
      page: ({ regions, send }) => (
        <>
          <h1>Huset</h1>
          <button type="button" onClick={() => send({ type: 'add.opened' })}>
            Ny
          </button>
          <button type="button" onClick={() => send({ type: 'text.changed', text: 'hei' })}>
            Skriv
          </button>
          <button type="button" onClick={() => send({ type: 'broken' })}>
            Knus
          </button>
          <section aria-label="liste">{regions.list}</section>
          <section aria-label="notat">{regions.note}</section>
          <section aria-label="sidefelt">{regions.side}</section>
        </>
      ),
    },
  });

export const otherFlow = defineFlow({
  title: 'Et annet sted',
  machine: adding,
  actors: {},
  views: { filling: Page, added: 'exit', cancelled: 'exit' },
  frames: {},
});
