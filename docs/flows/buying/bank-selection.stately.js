// Generated from machines/buying/bank-selection.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, emit, setup } from "xstate";
// src/domain/errors/api-error.ts
var ownCodes = {
  timeout: "TIMEOUT",
  network: "NETWORK",
  unreadable: "UNREADABLE",
  unexpected: "UNEXPECTED"
};
var apiError = (known) => ({
  status: 0,
  statusText: "",
  code: ownCodes.unexpected,
  name: "ApiError",
  developerMessage: "",
  type: "INTERNAL_ERROR",
  message: "",
  requestCorrelationId: null,
  url: "",
  ...known
});
var texts = [
  "statusText",
  "code",
  "name",
  "developerMessage",
  "type",
  "message",
  "url"
];
function isApiError(thrown) {
  const parts = Object.assign({}, thrown);
  const { status, requestCorrelationId: id } = parts;
  return typeof status === "number" && (id === null || typeof id === "string") && texts.every((part) => typeof parts[part] === "string");
}
var toApiError = (error) => isApiError(error) ? error : apiError({
  name: error instanceof Error ? error.name : typeof error,
  developerMessage: textOf(error)
});
var errorOf = (event) => toApiError("error" in event ? event.error : null);
function textOf(thrown) {
  try {
    return String(thrown);
  } catch {
    return "cannot be shown";
  }
}
// src/domain/shared/bank-search.ts
var plain = (text) => text.trim().toLowerCase();
function offeredBanks(banks, { search, bank }) {
  if (bank) return banks;
  const wanted = plain(search);
  const hits = banks.map((each) => ({
    each,
    at: plain(each.name).indexOf(wanted)
  })).filter(({ at }) => at >= 0);
  return [...hits.filter(({ at }) => at === 0), ...hits.filter(({ at }) => at > 0)].map(({ each }) => each);
}
var bankOf = (banks, { search, bank }) => bank ?? banks.find(({ name }) => plain(name) === plain(search)) ?? null;
// machines/buying/bank-selection.ts
var bankSelection = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { listBanks: fromPromise(() => new Promise(() => {})) },
  guards: {
    isBankChosen: ({ context: { banks, form } }) => bankOf(banks, form) !== null,
    isOffered: ({ context: { banks, form } }, { bankregnr }) => offeredBanks(banks, form).some((bank) => bank.bankregnr === bankregnr)
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) }
}).createMachine({
  id: "bank-selection",
  description: "The customer chooses the local bank to buy insurance through.",
  context: ({ input }) => ({
    banks: [],
    form: {
      search: input.bank?.name ?? "",
      bank: input.bank
    },
    phone: input.phone,
    error: null
  }),
  initial: "loading",
  on: { cancelled: ".cancelled" },
  states: {
    loading: {
      description: "Loading the banks.",
      tags: "waiting",
      invoke: {
        id: "listBanks",
        src: "listBanks",
        onDone: {
          target: "choosing",
          actions: assign({ banks: ({ event }) => event.output })
        },
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }
    },
    unavailable: {
      description: "The banks could not be loaded.",
      tags: "failure",
      on: { retried: "loading" }
    },
    choosing: {
      description: "The customer chooses a bank from the list, or types its name.",
      initial: "closed",
      on: {
        "list.opened": ".open",
        "search.changed": {
          target: ".open",
          actions: assign({ form: ({ event }) => ({
            search: event.search,
            bank: null
          }) })
        },
        submitted: [{
          guard: "isBankChosen",
          target: "decided"
        }, { target: ".missing" }]
      },
      states: {
        closed: { description: "The field shows the typed text or the chosen bank." },
        open: {
          description: "The list below the field shows the banks that match.",
          on: {
            "list.closed": "closed",
            "bank.chosen": {
              guard: {
                type: "isOffered",
                params: ({ event }) => event
              },
              target: "closed",
              actions: assign({ form: ({ context, event }) => {
                const bank = context.banks.find(({ bankregnr }) => bankregnr === event.bankregnr) ?? null;
                return {
                  search: bank?.name ?? context.form.search,
                  bank
                };
              } })
            }
          }
        },
        missing: {
          description: "The customer submitted the form without a bank.",
          entry: emit({ type: "form.rejected" })
        }
      }
    },
    decided: {
      description: "A bank is chosen.",
      type: "final",
      output: ({ context: { banks, form } }) => ({ bank: bankOf(banks, form) })
    },
    cancelled: {
      description: "The customer cancelled.",
      type: "final",
      output: { bank: null }
    }
  },
  output: ({ event }) => event.output
});
export { bankSelection };
