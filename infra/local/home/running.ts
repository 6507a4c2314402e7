import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Where a running cloud is, for the commands that work beside it. */
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
    return undefined; // none, or one that was killed
  }
}
