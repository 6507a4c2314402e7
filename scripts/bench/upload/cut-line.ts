import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Forwards a port and cuts all connections each time so many bytes were sent through it, as a phone does that
 * changes networks.
 */
export async function aCutLine(target: number, { everyBytes, cuts }: { everyBytes: number; cuts: number }) {
  const open = new Set<Socket>();
  const counts = { cut: 0, sent: 0 };
  let sinceCut = 0;

  const count = (bytes: number) => {
    counts.sent += bytes;
    sinceCut += bytes;
    if (sinceCut < everyBytes || counts.cut === cuts) return;
    sinceCut = 0;
    counts.cut += 1;
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(target, 'localhost');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
    near.on('data', ({ length }: Buffer) => count(length));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    counts,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
