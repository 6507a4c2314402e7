import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');
const { scripts } = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
/** Arguments that `npm start` passes to node. */
const [, ...started] = scripts.start.split(' ');
const port = '4796';
export const origin = `http://localhost:${port}`;

export type RunningShop = {
  seconds: number;
  pid: number;
  /** Address of the inspector, for processor time and profiles. */
  inspector: string | undefined;
  stop: () => Promise<void>;
  /** Kills the process at once, without a clean shutdown. */
  kill: () => void;
};

/** Starts the product as a user does, in a data folder of its own, and measures the time until it is ready. */
export async function startShop(home: string, { inspected = false } = {}): Promise<RunningShop> {
  const began = performance.now();
  const flags = inspected ? ['--inspect=127.0.0.1:0'] : [];
  const child = spawn(process.execPath, [...flags, ...started], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      CHOLANG_HOME: home,
      LOG_LEVEL: 'error',
      // The edge cache is off, so that the shop itself is measured.
      EDGE_CACHE: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let inspector: string | undefined;
  child.stderr.on('data', (text: Buffer) => {
    inspector ??= /ws:\/\/\S+/.exec(text.toString())?.[0];
    if (!inspected) process.stderr.write(text);
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('is ready') && resolve());
    child.once('exit', (code) => reject(new Error(`The cloud ended with ${code}`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.removeAllListeners('exit').once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  const kill = () => void child.removeAllListeners('exit').kill('SIGKILL');
  const { pid = 0 } = child;
  return { seconds: Math.round((performance.now() - began) / 100) / 10, pid, inspector, stop, kill };
}
