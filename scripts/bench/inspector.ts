import { once } from 'node:events';
import * as z from 'zod';

const Answer = z.object({ id: z.int(), result: z.unknown() });
const Node = z.looseObject({
  callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.int() }),
  hitCount: z.int().default(0),
});
const Profile = z.object({ profile: z.looseObject({ nodes: z.array(Node) }) });
export type Profile = z.infer<typeof Profile>['profile'];

const Value = z.object({ result: z.object({ value: z.number() }) });

/** Connects to the inspector of a running process, to read its processor time and profiles. */
export async function inspect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (result: unknown) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { data: answer } = Answer.safeParse(JSON.parse(String(data)));
    if (answer) waiting.get(answer.id)?.(answer.result);
  });

  function ask(method: string, params = {}): Promise<unknown> {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => waiting.set(id, resolve));
  }

  const evaluate = async (expression: string): Promise<number> =>
    Value.parse(await ask('Runtime.evaluate', { expression, returnByValue: true })).result.value;

  const usage = '(({ user, system }) => (user + system) / 1000)(process.cpuUsage())';
  await ask('Profiler.enable');
  await ask('Profiler.setSamplingInterval', { interval: 250 });
  return {
    /** Processor time of all threads, in milliseconds. */
    processorTime: () => evaluate(usage),
    /** Resident memory of the whole process, in bytes. */
    memory: () => evaluate('process.memoryUsage().rss'),
    /** Memory in use after a garbage collection, in bytes. */
    async held(): Promise<number> {
      await ask('HeapProfiler.collectGarbage');
      return evaluate('(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())');
    },
    startProfile: () => ask('Profiler.start'),
    async stopProfile(): Promise<Profile> {
      return Profile.parse(await ask('Profiler.stop')).profile;
    },
    close: () => socket.close(),
  };
}

export type Inspector = Awaited<ReturnType<typeof inspect>>;

/** Functions with the highest self time of a profile, in percent. */
export function selfTimes({ nodes }: Profile, most = 15): { what: string; percent: number }[] {
  const busy = nodes.filter(({ callFrame }) => callFrame.functionName !== '(idle)');
  const all = busy.reduce((sum, { hitCount }) => sum + hitCount, 0) || 1;
  const sums = new Map<string, number>();
  for (const { callFrame, hitCount } of busy) {
    const file = callFrame.url
      .replace(/^.*\/\.cache\/functions-[^/]+\//, 'handlers/')
      .replace(/^file:.*?(?=(?:infra|shared|node_modules)\/)/, '');
    const what = `${callFrame.functionName || '(anonymous)'} ${file}`.trim();
    sums.set(what, (sums.get(what) ?? 0) + hitCount);
  }
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([what, count]) => ({ what, percent: Math.round((count / all) * 1000) / 10 }));
}
