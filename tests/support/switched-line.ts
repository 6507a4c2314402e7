import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Proxy between browser and cloud that can be switched off and on again, for the service worker as well. */
export async function aSwitchedLine(cloudUrl: string) {
  const cloud = Number(new URL(cloudUrl).port);
  const sockets = new Set<Socket>();
  let isOn = true;
  const server = createServer((near) => {
    if (!isOn) return void near.destroy();
    const far = connect(cloud, '127.0.0.1');
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    switchTo(on: boolean): void {
      isOn = on;
      if (!on) for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
