/** Lets the sandbox hold its responses to an operation for this browser, or send them. */
export const setHold = (operation: string, isHeld: boolean): Promise<Response> =>
  fetch(`/sandbox/${isHeld ? 'hold' : 'release'}`, { method: 'POST', body: JSON.stringify({ operation }) });

const key = 'workbench-holds';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Remembers what the workbench holds: the sandbox holds it until it is told otherwise. */
export const rememberHolds = (operations: readonly string[], storage: Memory = localStorage): void =>
  storage.setItem(key, operations.join(','));

/** Holds the operations of an address, and releases those that an earlier address held. */
export function takeHolds(
  operations: readonly string[],
  set = setHold,
  storage: Memory = localStorage,
): readonly Promise<Response>[] {
  const before = storage.getItem(key)?.match(/\w+/g) ?? [];
  rememberHolds(operations, storage);
  return [
    ...before.filter((each) => !operations.includes(each)).map((each) => set(each, false)),
    ...operations.map((each) => set(each, true)),
  ];
}
