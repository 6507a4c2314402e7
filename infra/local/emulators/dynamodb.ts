import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { closeServer, host, listen, PlainError } from '../http/http-tools.ts';
import { commandOf, isAlive, readIfThere } from '../home/lock.ts';

const binary = resolve(
  import.meta.dirname,
  `../../../node_modules/@dynoxide/${process.platform}-${process.arch}/dynoxide`,
);

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server as Parameters<typeof listen>[0]);
  await closeServer(server as Parameters<typeof closeServer>[0]);
  return port;
}

async function ended(isRunning: () => boolean, end: (signal: NodeJS.Signals) => void): Promise<void> {
  end('SIGTERM');
  for (let waited = 0; isRunning() && waited < 2000; waited += 5) await wait(5);
  // A kill loses nothing acknowledged, because the file has a write-ahead log.
  if (isRunning()) end('SIGKILL');
}

const filesOf = (home: string) => ({
  dataFile: resolve(home, 'dynamodb.sqlite'),
  pidFile: join(home, 'dynamodb.pid'),
  logFile: join(home, 'dynamodb.log'),
});

/** Ends a child that outlived its killed parent, before the data file it holds is used or deleted. */
export async function endOrphan(home: string): Promise<void> {
  const { dataFile, pidFile } = filesOf(home);
  const pid = Number(readIfThere(pidFile));
  if (!pid || !commandOf(pid).includes(dataFile)) return;
  await ended(
    () => isAlive(pid) && commandOf(pid).includes(dataFile),
    (signal) => process.kill(pid, signal),
  );
}

/**
 * Adds an index to the emulator's schema. It looks up the newest stream record by a query without an index, so
 * each write would cost more than the one before. The schema is not ours: if it changes, this step is skipped.
 */
function indexStream(dataFile: string): void {
  try {
    const db = new DatabaseSync(dataFile, { timeout: 2000 });
    db.exec(`
      CREATE INDEX IF NOT EXISTS cholang_sequence ON _stream_records(table_name, CAST(sequence_number AS INTEGER));
      CREATE INDEX IF NOT EXISTS cholang_shard ON _stream_records(table_name, shard_id, sequence_number);
    `);
    db.close();
  } catch {
    // Without the indexes the emulator is slower but correct.
  }
}

/** Waits until the child logs that it listens; another process may have taken the port. */
async function listens(logFile: string, hasExited: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < 10_000 && !hasExited(); waited += 5) {
    if (readIfThere(logFile)?.includes('listening')) return true;
    await wait(5);
  }
  return false;
}

/** Number of ports to try, because a free port may be taken before the child opens it. */
const maxPorts = 5;

/** Starts DynamoDB for one home as a child process on a free port, or uses DYNAMODB_ENDPOINT if it is set. */
export async function startDynamo(home: string) {
  const given = process.env['DYNAMODB_ENDPOINT'];
  if (given) return { endpoint: given, close: async () => {} };
  if (!existsSync(binary)) {
    throw new PlainError(
      `The DynamoDB emulator is not installed for ${process.platform}-${process.arch}. ` +
        'Run npm ci again, or start DynamoDB Local and set DYNAMODB_ENDPOINT=http://127.0.0.1:8000',
    );
  }
  const { dataFile, pidFile, logFile } = filesOf(home);
  await endOrphan(home);

  async function startOn(port: number) {
    const log = openSync(logFile, 'w');
    // The child has its own process group, so that Ctrl-C reaches only this process, which ends the child after
    // the last write.
    const child = spawn(binary, ['--host', host, '--port', String(port), '--db-path', dataFile], {
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    child.on('error', () => {}); // detected as an early exit below
    const hasExited = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
    return (await listens(logFile, hasExited))
      ? { child, hasExited, endpoint: `http://${host}:${port}` }
      : undefined;
  }

  let started: Awaited<ReturnType<typeof startOn>>;
  for (let tries = 0; !started && tries < maxPorts; tries += 1) started = await startOn(await freePort());
  if (!started) throw new PlainError('The DynamoDB emulator did not start.');
  const { child, hasExited, endpoint } = started;
  // Ends the child whenever this process exits, unless it is killed outright.
  const endChild = () => void child.kill();
  process.once('exit', endChild);
  writeFileSync(pidFile, String(child.pid));
  indexStream(dataFile);
  child.unref();
  return {
    endpoint,
    close: async () => {
      process.off('exit', endChild);
      await ended(
        () => !hasExited(),
        (signal) => child.kill(signal),
      );
      rmSync(pidFile, { force: true });
    },
  };
}
