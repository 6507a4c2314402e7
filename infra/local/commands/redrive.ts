import './check-node.ts';
import { homeFolder } from '../home/folders.ts';
import { readRunning } from '../home/running.ts';

/** Moves the messages of a dead-letter queue back to their queue: `npm run redrive -- mail`. */
const [queue] = process.argv.slice(2);
const running = readRunning(homeFolder());
if (!queue || !running) {
  process.stderr.write(
    queue
      ? 'Chợ Làng is not running. Start it first: npm start\n'
      : 'Which queue? For example: npm run redrive -- mail\n',
  );
  process.exit(1);
}
const reply = await fetch(`${running.url}/dev/redrive?queue=${encodeURIComponent(queue)}`, {
  method: 'POST',
});
process.stdout.write(`${await reply.text()}\n`);
process.exit(reply.ok ? 0 : 1);
