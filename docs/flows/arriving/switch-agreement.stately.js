// Generated from machines/arriving/switch-agreement.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, emit, setup } from "xstate";
// src/domain/display/alphabetical.ts
var norwegian = new Intl.Collator("nb");
var alphabetically = (one, other) => norwegian.compare(one, other);
// src/domain/display/digits.ts
var withoutBlanks = (text) => text.replace(/\s/g, "");
// src/domain/display/organisation-number.ts
function formatOrganisationNumber(number) {
  const compact = withoutBlanks(number);
  return /^\d{9}$/.test(compact) ? compact.replace(/\B(?=(\d{3})+$)/g, " ") : number;
}
// src/domain/arriving/parties.ts
var organisationsOf = (relations) => {
  return [...new Map(relations.map(({ organisasjonsnummer: number, organisasjonsnavn: name }) => [number, {
    number,
    name
  }])).values()].sort((a, b) => alphabetically(a.name, b.name));
};
var allParties = (relations) => ({
  person: relations[0]?.kundenavn.fulltNavn ?? null,
  organisations: organisationsOf(relations)
});
function offeredParties({ relations, shown }) {
  const { person, organisations } = allParties(relations);
  return shown === null ? {
    person,
    organisations
  } : {
    person: shown.organisasjonsnummer === null ? null : partyName(relations, null),
    organisations: organisations.filter(({ number }) => number !== shown.organisasjonsnummer)
  };
}
var isOtherPartyActive = ({ shown, activeParty }) => shown !== null && activeParty !== null && activeParty.organisasjonsnummer !== shown.organisasjonsnummer;
var isAmong = ({ organisations }, number) => organisations.some((organisation) => organisation.number === number);
var partyName = (relations, number) => number === null ? relations[0]?.kundenavn.fulltNavn ?? "deg selv" : relations.find(({ organisasjonsnummer }) => organisasjonsnummer === number)?.organisasjonsnavn ?? formatOrganisationNumber(number);
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
// machines/arriving/switch-agreement.ts
var switchAgreement = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    switchToPrivate: fromPromise(() => new Promise(() => {})),
    switchToBusiness: fromPromise(() => new Promise(() => {})),
    identify: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isPersonOffered: ({ context }) => offeredParties(context).person !== null,
    isOffered: ({ context }, { number }) => isAmong(offeredParties(context), number),
    isOtherPartyActive: ({ context }) => isOtherPartyActive(context),
    isPersonChosen: ({ context: { chosen } }) => chosen === null,
    isChosen: ({ context: { chosen } }, { organisasjonsnummer }) => organisasjonsnummer === chosen
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    forgetActiveParty: assign({ activeParty: null })
  }
}).createMachine({
  id: "switch-agreement",
  description: "The visitor switches to another party.",
  context: ({ input }) => ({
    ...input,
    chosen: null,
    activeParty: null,
    error: null
  }),
  initial: "choosing",
  states: {
    choosing: {
      description: "The parties are listed.",
      initial: "untried",
      on: {
        "person.chosen": {
          guard: "isPersonOffered",
          target: "switchingToPrivate",
          actions: assign({ chosen: null })
        },
        "organisation.chosen": {
          guard: {
            type: "isOffered",
            params: ({ event }) => event
          },
          target: "switchingToBusiness",
          actions: assign({ chosen: ({ event }) => event.number })
        },
        "dialog.dismissed": "cancelled"
      },
      states: {
        untried: { description: "No switch has been sent." },
        failed: {
          description: "The switch failed; a message names the active party.",
          tags: "failure",
          on: {
            retried: [{
              guard: "isPersonChosen",
              target: "#switch-agreement.switchingToPrivate"
            }, { target: "#switch-agreement.switchingToBusiness" }],
            "dialog.dismissed": {
              guard: "isOtherPartyActive",
              target: "#switch-agreement.switched"
            }
          }
        },
        unknown: {
          description: "It is unknown whether the switch succeeded.",
          tags: ["failure", "unknown"],
          entry: emit({ type: "agreement.switched" }),
          on: {
            retried: [{
              guard: "isPersonChosen",
              target: "#switch-agreement.switchingToPrivate"
            }, { target: "#switch-agreement.switchingToBusiness" }],
            "dialog.dismissed": "#switch-agreement.unknown"
          }
        }
      }
    },
    switchingToPrivate: {
      description: "Switching to the visitor themselves.",
      tags: ["waiting", "unsaved"],
      entry: [emit({ type: "switch.sent" }), "forgetActiveParty"],
      invoke: {
        id: "switchToPrivate",
        src: "switchToPrivate",
        onDone: "switched",
        onError: {
          target: "checking",
          actions: "keepError"
        }
      }
    },
    switchingToBusiness: {
      description: "Switching to the organisation.",
      tags: ["waiting", "unsaved"],
      entry: [emit({ type: "switch.sent" }), "forgetActiveParty"],
      invoke: {
        id: "switchToBusiness",
        src: "switchToBusiness",
        input: ({ context }) => context.chosen ?? "",
        onDone: "switched",
        onError: {
          target: "checking",
          actions: "keepError"
        }
      }
    },
    checking: {
      description: "The switch failed or got no response. Loading the active party.",
      tags: ["waiting", "unknown"],
      invoke: {
        id: "identify",
        src: "identify",
        onDone: [{
          guard: {
            type: "isChosen",
            params: ({ event }) => event.output
          },
          target: "switched"
        }, {
          target: "choosing.failed",
          actions: assign({ activeParty: ({ event: { output } }) => ({ organisasjonsnummer: output.organisasjonsnummer }) })
        }],
        onError: {
          target: "choosing.unknown",
          actions: "keepError"
        }
      }
    },
    switched: {
      description: "The visitor acts for the chosen party, or for another one than the page shows.",
      type: "final",
      entry: emit({ type: "agreement.switched" }),
      output: { kind: "switched" }
    },
    unknown: {
      description: "The dialog was closed; the switch may have succeeded.",
      type: "final",
      output: { kind: "unknown" }
    },
    cancelled: {
      description: "The dialog was closed; the visitor acts for the party that the page shows.",
      type: "final",
      output: { kind: "cancelled" }
    }
  },
  output: ({ event }) => event.output
});
export { switchAgreement };
