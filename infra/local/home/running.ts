import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Addresses of a running cloud, for commands that work with it. */
const RunningCloud = z.object({
  pid: z.int(),
  url: z.string(),
  tableName: z.string(),
  endpoints: z.object({ dynamodb: z.string(), sqs: z.string(), s3: z.string() }),
  buckets: z.object({ media: z.string(), views: z.string() }),
  environment: z.record(z.string(), z.string()),
});
export type RunningCloud = z.infer<typeof RunningCloud>;

const fileIn = (home: string) => join(home, 'state.json');

export const tellRunning = (home: string, running: RunningCloud): void =>
  writeFileSync(fileIn(home), JSON.stringify(running, null, 2));
export const forgetRunning = (home: string): void => rmSync(fileIn(home), { force: true });

export function readRunning(home: string): RunningCloud | undefined {
  try {
    const running = RunningCloud.parse(JSON.parse(readFileSync(fileIn(home), 'utf8')));
    process.kill(running.pid, 0);
    return running;
  } catch {
    return undefined; // no cloud is running, or it was killed
  }
}
