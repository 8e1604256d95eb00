/** What a developer has at hand as `window.flows`, in development and in the sandbox's build. */
export interface MachineApi {
  /** Every flow that runs in this page, those within others included. */
  list(): readonly { readonly id: string; readonly state: string }[];
  state(id: string): FlowReport;
  /** Whether the chart takes the event now. Throws if the chart has no such event. */
  can(id: string, event: FlowEvent): boolean;
  /** Sends the event if the chart takes it now, and returns whether it did. Throws if the chart has no such event. */
  send(id: string, event: FlowEvent): boolean;
  /**
   * Makes a call that is under way fail: '500', 'time-out', 'lost', or one of the call's refusals by
   * its name in the error catalogue. False where the call is not under way. Throws if the flow has no such call.
   */
  simulate(id: string, call: string, failure: FailureName): boolean;
  /** The sandbox holds its responses to an operation of the contract, for this browser, after a reload too. */
  hold(operation: string): Promise<void>;
  /** The sandbox sends what it holds, and holds the operation no longer. */
  release(operation: string): Promise<void>;
}

/** Any event of any chart; whether it is one, the chart says. */
export interface FlowEvent {
  readonly type: string;
  readonly [payload: string]: unknown;
}

export type FailureName = '500' | 'time-out' | 'lost' | (string & {});

/** A running flow, as plain data without what is personal. */
export interface FlowReport {
  readonly id: string;
  /** As in the page's `data-state`. */
  readonly state: string;
  /** Paths of all active states, those around the leaves too. */
  readonly active: readonly string[];
  readonly tags: readonly string[];
  readonly context: unknown;
  /** What the customer, or time, could do now: each case that the chart takes, by its name. */
  readonly accepts: readonly string[];
  /** The calls under way, and how each can be made to fail. */
  readonly calls: readonly { readonly id: string; readonly failures: readonly FailureName[] }[];
}

declare global {
  interface Window {
    flows?: MachineApi;
  }
}
