import './check-node.ts';
import { rmSync } from 'node:fs';
import { endOrphan } from '../emulators/dynamodb.ts';
import { homeFolder } from '../home/folders.ts';
import { readRunning } from '../home/running.ts';

const home = homeFolder();
const running = readRunning(home);
if (running) {
  process.stderr.write(`Chợ Làng is running at ${running.url} with this data. Stop it first, then reset.\n`);
  process.exit(1);
}
await endOrphan(home);
rmSync(home, { recursive: true, force: true });
process.stdout.write(`Forgot the data in ${home}. The next start makes the demo world again.\n`);
