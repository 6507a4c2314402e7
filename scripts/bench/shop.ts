import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { buildMembers, demoPassword } from '#seed/world/members.ts';
import { rounded } from './measure.ts';

export const root = join(import.meta.dirname, '../..');
const { scripts } = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
/** Arguments that `npm start` passes to node. */
const [, ...started] = scripts.start.split(' ');
const port = '4796';
export const origin = `http://localhost:${port}`;

/** Starts the product as a user does, in a data folder of its own, and measures the time until it is ready. */
export async function startShop(home: string, { inspected = false } = {}) {
  const began = performance.now();
  const flags = inspected ? ['--inspect=127.0.0.1:0'] : [];
  const child = spawn(process.execPath, [...flags, ...started], {
    cwd: root,
    // The edge cache is off, so that the shop itself is measured.
    env: { ...process.env, PORT: port, CHOLANG_HOME: home, LOG_LEVEL: 'error', EDGE_CACHE: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let inspector = '';
  child.stderr.on('data', (said: Buffer) => {
    inspector ||= /ws:\/\/\S+/.exec(said.toString())?.[0] ?? '';
    if (!inspected) process.stderr.write(said);
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => said.includes('is ready') && resolve());
    child.once('exit', (code) => reject(new Error(`The cloud ended with ${code}`)));
  });
  child.removeAllListeners('exit');
  return {
    seconds: rounded((performance.now() - began) / 1000),
    pid: child.pid ?? 0,
    /** Address of the inspector, for processor time and profiles. */
    inspector,
    stop: async (): Promise<void> => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
    /** Kills the process at once, without a clean shutdown. */
    kill: () => void child.kill('SIGKILL'),
  };
}

export type RunningShop = Awaited<ReturnType<typeof startShop>>;

/** Runs the work while the product runs. */
export async function withShop<T>(home: string, work: (shop: RunningShop) => Promise<T>): Promise<T> {
  const shop = await startShop(home);
  return work(shop).finally(() => shop.stop());
}

export type Answer = {
  status: number;
  milliseconds: number;
  trips: number;
  readUnits: number;
  writeUnits: number;
  body: unknown;
};

/** Reads what the table did for an answer. */
export function unitsIn(serverTiming: string | string[] | undefined) {
  const found = /desc="(\d+) trips, ([\d.]+) RCU, ([\d.]+) WCU"/.exec(String(serverTiming));
  const [trips = 0, readUnits = 0, writeUnits = 0] = found?.slice(1).map(Number) ?? [];
  return { trips, readUnits, writeUnits };
}

export const unitsOf = ({ trips, readUnits, writeUnits }: Answer): string =>
  `${trips} trips, ${readUnits} RCU, ${writeUnits} WCU`;

/**
 * Calls the shop as the web app does. It does not use `fetch`, which gives up after five minutes: the first
 * view file of a big shop can take longer. An address of its own keeps a client's calls out of others' limits.
 */
export function aClient(localAddress?: string, maxSockets = 1) {
  // Idle sockets are closed before the gateway closes them, which it might do just as a call is sent.
  const agent = new Agent({
    keepAlive: true,
    timeout: 2000,
    ...(localAddress && { localAddress, maxSockets }),
  });
  let token = '';

  async function send(method: string, path: string, body?: object): Promise<Answer> {
    const started = performance.now();
    const sent = body && JSON.stringify(body);
    const headers = {
      ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const asked = request(origin + path, { agent, method, headers }).end(sent);
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    const said = await text(reply);
    const milliseconds = performance.now() - started;
    const units = unitsIn(reply.headers['server-timing']);
    return { status: reply.statusCode ?? 0, milliseconds, ...units, body: JSON.parse(said || 'null') };
  }

  /** Sends a request that has to succeed; otherwise the measurement is invalid. */
  async function must(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await send(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  return {
    send: (method: string, path: string, body?: object) => send(method, `/api${path}`, body),
    must: (method: string, path: string, body?: object) => must(method, `/api${path}`, body),
    runSchedules: () => must('POST', '/dev/schedules'),
    async signIn(username: string) {
      const { body } = await must('POST', '/api/auth/login', { username, password: demoPassword });
      const session = z.object({ accessToken: z.string(), refreshToken: z.string() }).parse(body);
      token = session.accessToken;
      return { ...session, username };
    },
    close: () => agent.destroy(),
  };
}

export type Client = ReturnType<typeof aClient>;

export async function anAdmin() {
  const client = aClient();
  const admin = buildMembers(new Date()).find(({ role }) => role === 'admin');
  return { ...client, session: await client.signIn(admin?.email ?? '') };
}
