// Made from machines/intermediate.ts by `npm run docs`: paste it into the Stately visualiser.
import { assign, setup } from "xstate";
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
// src/domain/errors/not-logged-in.ts
var notLoggedIn = {
	kind: "refusal",
	title: "Du er ikke logget inn",
	text: "Du må være logget inn for å bruke denne tjenesten."
};
// src/domain/errors/refusals.ts
var noticeIn = (table, thrown) => seen(table, toApiError(thrown));
function seen(table, error) {
	if (error.status === 401) return notLoggedIn;
	const [, row] = rowFor(table, error) ?? [];
	if (row?.see) return row.see;
	const { otherwise } = table;
	if ("otherwise" in otherwise) return seen(otherwise, error);
	if (!("orServerMessage" in otherwise)) return otherwise;
	const { orServerMessage: notice } = otherwise;
	return {
		...notice,
		text: error.message.trim() || notice.text
	};
}
function rowFor({ signs = {}, codes = {} }, error) {
	if (error.status === 401) return void 0;
	return Object.entries(signs).find(([, { when }]) => fits(when, error)) ?? Object.entries(codes).find(([code, { when = {} }]) => code === error.code && fits(when, error));
}
function fits({ status, says }, error) {
	if (status !== void 0 && status !== error.status) return false;
	const said = `${error.message}\n${error.developerMessage}`.toLowerCase();
	return says === void 0 || said.includes(says.toLowerCase());
}
var generalRefusals = {
	codes: {
		INS00002_NIGHT: { see: {
			kind: "failure",
			title: "Vedlikehold",
			text: "Forsikringssystemene er utilgjengelige på grunn av vedlikehold. De er tilbake senest klokken 04.00."
		} },
		INS00002: { see: {
			kind: "failure",
			title: "Prøv igjen senere",
			text: "Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere."
		} }
	},
	otherwise: {
		kind: "failure",
		title: "Noe gikk galt",
		text: "Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere."
	}
};
var generalNotice = (error) => noticeIn(generalRefusals, error);
// src/domain/errors/notice.ts
var canRetry = ({ kind }) => kind === "failure";
// machines/intermediate.ts
var intermediate = setup({
	types: {
		context: {},
		events: {},
		input: {},
		output: {},
		tags: {}
	},
	actors: {
		visitorRouting: {},
		askSkip: {}
	},
	guards: {
		leaves: (_, { output }) => "leave" in output,
		mayHelp: ({ context: { error } }) => canRetry(generalNotice(error)),
		isYes: (_, { output }) => output
	}
}).createMachine({
	id: "intermediate",
	description: "What there is to do here, before the overview.",
	context: ({ input }) => ({
		site: input,
		visitor: {
			organisasjonsnummer: null,
			hasNationalId: false,
			transition: false,
			bank: null
		},
		onwards: input.overview,
		error: null
	}),
	initial: "arriving",
	states: {
		arriving: {
			description: "Whether the visitor belongs here is found out, in a flow of its own.",
			invoke: {
				id: "visitorRouting",
				src: "visitorRouting",
				input: ({ context }) => context.site.routing,
				onDone: [{
					guard: {
						type: "leaves",
						params: ({ event }) => event
					},
					target: "leaving",
					actions: assign({ onwards: ({ context, event: { output } }) => "leave" in output ? output.leave : context.onwards })
				}, {
					target: "askingSkip",
					actions: assign({ visitor: ({ context, event: { output } }) => "visitor" in output ? output.visitor : context.visitor })
				}]
			}
		},
		askingSkip: {
			description: "Whether the page is skipped is on its way.",
			tags: "waiting",
			invoke: {
				id: "askSkip",
				src: "askSkip",
				onDone: [{
					guard: {
						type: "isYes",
						params: ({ event }) => event
					},
					target: "leaving"
				}, { target: "shown" }],
				onError: {
					target: "unavailable",
					actions: assign({ error: ({ event }) => toApiError(event.error) })
				}
			}
		},
		unavailable: {
			description: "Whether the page is skipped could not be had.",
			tags: "failure",
			on: { retried: {
				guard: "mayHelp",
				target: "askingSkip",
				actions: assign({ error: null })
			} }
		},
		shown: { description: "The visitor chooses what to do; each is a link." },
		leaving: {
			description: "The visitor does not stop here: on to the overview, or to the successor.",
			type: "final",
			output: ({ context }) => ({ leave: context.onwards })
		}
	},
	output: ({ event }) => event.output
});
export { intermediate };
