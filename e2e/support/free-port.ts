import { createServer } from 'node:net';

/** A free port, so that two runs can run side by side. */
export const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object'
          ? found(address.port)
          : failed(new Error('no free port')),
      );
    });
  });
