/** `window.flows`, in development and in the sandbox's build. */
export interface MachineApi {
  /** Every running flow of this page, including child flows. */
  list(): readonly { readonly id: string; readonly state: string }[];
  state(id: string): FlowReport;
  /** Whether the chart takes the event now. Throws if the chart has no such event. */
  can(id: string, event: FlowEvent): boolean;
  /**
   * Sends an event, or all events of a move by the move's name, if the chart takes them now, and returns whether it did.
   * Throws if the chart has no such event, or its cases no such move.
   */
  send(id: string, event: FlowEvent | string): boolean;
  /**
   * Makes a pending call fail: '500', 'time-out', 'lost', or the name of one of the call's refusals in the error catalogue or
   * of an error response in the flow's cases. False if the call is not pending. Throws if the flow has no such call.
   */
  simulate(id: string, call: string, failure: FailureName): boolean;
  /**
   * Gives a pending call a response of the flow's cases, by its name: the call parses it, and the chart receives the result.
   * False if the call is not pending. Throws if the flow has no such call, or its cases no such response.
   */
  respond(id: string, call: string, response: string): Promise<boolean>;
  /** The sandbox holds its responses to an operation of the contract, for this browser, after a reload too. */
  hold(operation: string): Promise<void>;
  /** The sandbox sends the responses that it holds, and stops holding the operation. */
  release(operation: string): Promise<void>;
}

/** Any event of any chart; the chart decides whether it exists. */
export interface FlowEvent {
  readonly type: string;
  readonly [payload: string]: unknown;
}

export type FailureName = '500' | 'time-out' | 'lost' | (string & {});

/** A running flow, as plain data without personal data. */
export interface FlowReport {
  readonly id: string;
  /** As in the page's `data-state`. */
  readonly state: string;
  /** Paths of all active states, not only of the leaves. */
  readonly active: readonly string[];
  readonly tags: readonly string[];
  readonly context: unknown;
  /** The names of the cases and delays that the chart takes now. */
  readonly accepts: readonly string[];
  readonly calls: readonly PendingCall[];
}

interface PendingCall {
  readonly id: string;
  /** The responses of the flow's cases that are no errors. */
  readonly responses: readonly string[];
  /** The failures that can be simulated. */
  readonly failures: readonly FailureName[];
}

declare global {
  interface Window {
    flows?: MachineApi;
  }
}
