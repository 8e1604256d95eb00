import { operationFor } from '#test/contract/contract.ts';
import { restPath } from '#test/contract/wire.ts';
import type { Between } from '#test/journeys/portal.ts';

/** What arrives in place of the right response to an operation. */
type Changed = (operation: string, right: Response) => Promise<Response>;

/**
 * Holds the first response to an operation. Every other response arrives at once.
 * @param older what the held response becomes
 * @param others what the other responses become
 */
export function holdFirst(operation: string, older: Changed, others: Changed) {
  let running = 0;
  let sent = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const between: Between = async (request, honest) => {
    const { operationId } = operationFor(request.method, restPath(request));
    const isHeld = operationId === operation && sent === 0;
    if (operationId === operation) sent += 1;
    running += 1;
    try {
      const right = await honest();
      if (!isHeld) return await others(operationId, right);
      running -= 1;
      await released;
      running += 1;
      return await older(operationId, right);
    } finally {
      running -= 1;
    }
  };
  return {
    between,
    release,
    isBusy: () => running > 0,
    /** How often the page has sent the operation. */
    sent: () => sent,
  };
}
