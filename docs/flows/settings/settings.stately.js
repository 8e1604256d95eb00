// Generated from machines/settings/settings.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup } from "xstate";
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
function textOf(thrown) {
  try {
    return String(thrown);
  } catch {
    return "cannot be shown";
  }
}
// src/domain/site/settled.ts
function settledBy(event, context) {
  const call = event.type.replace(/^xstate\.(done|error)\.actor\./, "");
  if (context[call] !== null) return {};
  const settled = event.type.startsWith("xstate.error.") ? {
    value: null,
    error: toApiError(event.error)
  } : {
    value: event.output,
    error: null
  };
  return { [call]: settled };
}
// machines/settings/settings.ts
var settings = setup({
  types: {
    context: {},
    input: {},
    meta: {},
    output: {}
  },
  actors: {
    contactDetails: fromPromise(() => new Promise(() => {})),
    reservations: fromPromise(() => new Promise(() => {})),
    consents: fromPromise(() => new Promise(() => {})),
    customerName: fromPromise(() => new Promise(() => {}))
  },
  actions: { settle: assign(({ event, context }) => settledBy(event, context)) }
}).createMachine({
  id: "settings",
  description: "Profile and settings of a private customer.",
  context: ({ input }) => ({
    ...input,
    customerName: null
  }),
  invoke: {
    id: "customerName",
    src: "customerName",
    onDone: { actions: "settle" },
    onError: { actions: "settle" }
  },
  initial: "page",
  states: {
    page: {
      description: "The cards of the page.",
      type: "parallel",
      meta: { address: "/innstillinger" },
      states: {
        contact: {
          description: "The card \"Kontaktinformasjon\".",
          initial: "shown",
          states: { shown: {
            description: "A child flow shows the contact details.",
            invoke: {
              id: "contactDetails",
              src: "contactDetails",
              input: ({ context: { contactDraft } }) => ({ draft: contactDraft })
            }
          } }
        },
        reservations: {
          description: "The card \"Reservasjoner\".",
          initial: "shown",
          states: { shown: {
            description: "A child flow shows the reservation.",
            invoke: {
              id: "reservations",
              src: "reservations",
              onDone: "#settings.leaving"
            }
          } }
        },
        consents: {
          description: "The card \"Samtykke\".",
          initial: "shown",
          states: { shown: {
            description: "A child flow shows the consents.",
            invoke: {
              id: "consents",
              src: "consents",
              input: ({ context: { consentBanks } }) => ({ consentBanks })
            }
          } }
        }
      }
    },
    leaving: {
      description: "The customer goes to another page; an unsaved change of the reservation may be lost.",
      type: "final",
      output: ({ event }) => event.output
    }
  },
  output: ({ event }) => event.output
});
export { settings };
