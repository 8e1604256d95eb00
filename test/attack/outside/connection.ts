import { act } from '@testing-library/react';
import { turn } from '#test/attack/page/settle.ts';

let isOnline = true;

/** Says what a browser says about its connection. */
async function connect(isBack: boolean): Promise<void> {
  isOnline = isBack;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  await act(async () => void window.dispatchEvent(new Event(isBack ? 'online' : 'offline')));
  await turn();
}

export const loseConnection = () => connect(false);

export const regainConnection = () => connect(true);
