// Generated from machines/buying/direct-debit.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup } from "xstate";
// src/domain/site/address.ts
var longest = 8e3;
function allowAddress(address, allowed) {
  if (!address || !URL.canParse(address, allowed.origin)) return null;
  const url = new URL(address, allowed.origin);
  if (url.username !== "" || url.password !== "") return null;
  const sameOrigin = url.origin === allowed.origin && /^https?:$/.test(url.protocol);
  const listedHost = url.protocol === "https:" && allowed.hosts.includes(url.host);
  return url.href.length <= longest && (sameOrigin || listedHost) ? url.href : null;
}
// src/domain/buying/direct-debit.ts
function exitToBank(form, { origin, hosts, netBank, receipt }) {
  const { companyName, companyAccountNo, kid } = form;
  const amountLimit = String(form.amountLimit);
  const returnUrl = receipt.url;
  if (netBank !== null) {
    const url = new URL(netBank, origin);
    const query = {
      kid,
      receiverAccountNumber: companyAccountNo,
      amount: amountLimit,
      returnUrl
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const leave = allowAddress(url.href, {
      origin,
      hosts: [url.host]
    });
    return leave && {
      leave,
      replaces: true
    };
  }
  const address = allowAddress(form.url, {
    origin,
    hosts
  });
  return address && { post: {
    address,
    fields: {
      companyName,
      companyAccountNo,
      kid,
      amountLimit,
      returnUrl,
      notificationDisabled: "true"
    }
  } };
}
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
// machines/buying/direct-debit.ts
var directDebit = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { getForm: fromPromise(() => new Promise(() => {})) },
  guards: { leadsToBank: ({ context }, { output }) => exitToBank(output, context.site.bank) !== null }
}).createMachine({
  id: "direct-debit",
  description: "Sends the customer to the bank to create AvtaleGiro.",
  context: ({ input }) => ({
    site: input,
    exit: null,
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading the form for the bank.",
      tags: "waiting",
      invoke: {
        id: "getForm",
        src: "getForm",
        input: ({ context: { site } }) => ({
          type: site.type,
          receipt: site.bank.receipt
        }),
        onDone: [{
          guard: {
            type: "leadsToBank",
            params: ({ event: { output } }) => ({ output })
          },
          target: "leaving",
          actions: assign({ exit: ({ context, event }) => exitToBank(event.output, context.site.bank) })
        }, {
          target: "unavailable",
          actions: assign({ error: apiError({
            status: 200,
            code: ownCodes.unreadable,
            developerMessage: "the address of the form is not allowed or too long"
          }) })
        }],
        onError: {
          target: "unavailable",
          actions: assign({ error: ({ event }) => errorOf(event) })
        }
      }
    },
    unavailable: {
      description: "The form could not be loaded, or its address is not allowed or too long.",
      tags: "failure",
      on: { retried: {
        target: "loading",
        actions: assign({ error: null })
      } }
    },
    leaving: {
      description: "The browser goes to the bank.",
      type: "final",
      output: ({ context: { exit } }) => exit
    }
  },
  output: ({ event }) => event.output
});
export { directDebit };
