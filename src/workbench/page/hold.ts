/** Lets the sandbox hold its responses to an operation for this browser, or send them. */
export const setHold = (operation: string, isHeld: boolean): Promise<Response> =>
  fetch(`/sandbox/${isHeld ? 'hold' : 'release'}`, { method: 'POST', body: JSON.stringify({ operation }) });

const key = 'workbench-holds';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Remembers what the workbench holds: the sandbox holds it until it is told otherwise. */
export const rememberHolds = (operations: readonly string[], storage: Memory = localStorage): void =>
  storage.setItem(key, operations.join(','));

/** Holds the operations of an address, and releases those that an earlier address held. Returns which the sandbox holds. */
export async function takeHolds(
  operations: readonly string[],
  set = setHold,
  storage: Memory = localStorage,
): Promise<{ readonly held: readonly string[]; readonly refused: readonly string[] }> {
  const before = storage.getItem(key)?.match(/\w+/g) ?? [];
  const trySet = (operation: string, isHeld: boolean) =>
    set(operation, isHeld).then(
      ({ ok }) => ok,
      () => false,
    );
  const taken = operations.map((each) => trySet(each, true));
  const released = before.filter((each) => !operations.includes(each)).map((each) => trySet(each, false));
  const [isHeld] = await Promise.all([Promise.all(taken), Promise.all(released)]);
  const held = operations.filter((_, index) => isHeld[index]);
  rememberHolds(held, storage);
  return { held, refused: operations.filter((each) => !held.includes(each)) };
}
