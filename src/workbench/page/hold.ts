/** Lets the sandbox hold its responses to an operation for this browser, or send them. */
export const setHold = (operation: string, isHeld: boolean): Promise<Response> =>
  fetch(`/sandbox/${isHeld ? 'hold' : 'release'}`, { method: 'POST', body: JSON.stringify({ operation }) });
