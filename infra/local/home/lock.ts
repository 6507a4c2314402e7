import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../http/http-tools.ts';

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // the file does not exist
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Identifies a process by its id and start time, because ids are reused. */
function identify(pid: number): string {
  const afterName = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return `${pid} ${afterName?.[19] ?? ''}`;
}

/** Returns the process that holds a lock file, if it is still running. */
function holderOf(path: string): number | undefined {
  const text = read(path);
  const pid = Number(text?.split(' ')[0]);
  return text && pid && isAlive(pid) && identify(pid) === text ? pid : undefined;
}

const lockIn = (home: string): string => join(home, 'lock');

/** Refuses to start a second cloud with the same home. */
export function refuseSecond(home: string): void {
  const holder = holderOf(lockIn(home));
  if (!holder) return;
  throw new PlainError(
    `Chợ Làng is already running with this data folder (process ${holder}). Stop it, or choose another: CHOLANG_HOME=.local-2`,
  );
}

/** Takes the lock of a home; a lock whose process is gone (killed, power cut) is taken over. */
export function takeLock(home: string): () => void {
  refuseSecond(home);
  const path = lockIn(home);
  rmSync(path, { force: true });
  writeFileSync(path, identify(process.pid), { flag: 'wx' });
  return () => rmSync(path, { force: true });
}

/** Returns the command line of a process, to make sure that it is ours before ending it. */
export const commandOf = (pid: number): string => read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '';
export { isAlive, read as readIfThere };
