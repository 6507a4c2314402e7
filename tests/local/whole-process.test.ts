import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serve } from '#infra/local/http/http-tools.ts';
import { built } from '#tests/support/built.ts';
import { isNight } from '#tests/support/night.ts';
import { eventually } from './fixtures/eventually.ts';
import { databasePid, endAll, endDatabases, isDatabase, run } from './fixtures/processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'cholang-process-'));
const homes = ['one', 'two', 'three', 'four'].map((name) => join(folder, name));
const [home = '', other = '', third = '', fourth = ''] = homes;
const main = 'infra/local/commands/main.ts';
const start = (env: Record<string, string>) => run(main, [], { PORT: '0', CHOLANG_HOME: home, ...env });

afterAll(() => {
  endAll();
  endDatabases(...homes);
  rmSync(folder, { recursive: true, force: true });
});

/** The first start builds the web app when it changed. */
const buildMs = 300_000;

const health = async (url: string) => (await fetch(`${url}/api/health`)).status;
/** Undefined while nobody listens. */
const stateOf = (port: number): Promise<unknown> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    async (reply) => [reply.status, ((await reply.json()) as { status: string }).status],
    () => undefined,
  );

async function freePort(): Promise<number> {
  const { port, close } = await serve(() => undefined);
  await close();
  return port;
}
const oneSentence = /^[^\n]+\.?( [^\n]+)?$/;

/** Nothing of it is left: neither the database's process nor what says that it runs. */
function expectNothingLeft(pid: number | undefined): void {
  expect(isDatabase(pid)).toBe(false);
  for (const file of ['lock', 'state.json', 'dynamodb.pid'])
    expect([file, existsSync(join(home, file))]).toEqual([file, false]);
}

describe('npm start', () => {
  it.runIf(isNight)(
    'lives beside another, refuses a third on the same data, and ends on Ctrl-C without a trace',
    async () => {
      const port = await freePort();
      const first = start({ PORT: String(port) });
      expect(await eventually(() => stateOf(port))).toEqual([503, 'starting']);
      const url = await first.ready();
      expect(await stateOf(port)).toEqual([200, 'ready']);
      expect(first.output()).toMatch(/filling the market …\n[^]*filling the market: \d/);
      const pid = databasePid(home);

      const { assembly, functions } = built();
      const second = run(join(import.meta.dirname, 'fixtures/run-cloud.ts'), [other, assembly, functions]);
      expect([await health(url), await health(await second.ready())]).toEqual([200, 200]);

      const sameHome = await start({}).ended;
      expect(sameHome).toMatchObject({ code: 1, output: expect.stringMatching(oneSentence) as string });
      expect(sameHome.output).toMatch(/already running with this data folder \(process \d+\)/);
      expect(await health(url)).toBe(200);

      const samePort = await start({ PORT: new URL(url).port, CHOLANG_HOME: third }).ended;
      expect(samePort).toMatchObject({ code: 1, output: expect.stringMatching(oneSentence) as string });
      expect(samePort.output).toContain(`Port ${new URL(url).port} is already in use`);
      expect(databasePid(third)).toBeUndefined();

      await second.end('SIGKILL');
      expect(await first.end('SIGINT')).toMatchObject({ code: 0, signal: null });
      expectNothingLeft(pid);
    },
    buildMs,
  );

  it(
    'ends on SIGTERM in the middle of its start, too',
    async () => {
      const halfway = start({ CHOLANG_HOME: fourth });
      const pid = await eventually(() => databasePid(fourth), 240);
      const { code, output } = await halfway.end('SIGTERM');
      expect([code, output]).toEqual([0, expect.not.stringMatching(/Error|ready/)]);
      await eventually(() => !isDatabase(pid));
    },
    buildMs,
  );

  it('says in a sentence what is wrong with the port', async () => {
    const { code, output } = await start({ PORT: 'abc', CHOLANG_HOME: third }).ended;
    expect([code, output]).toEqual([1, 'Port NaN is no port. Choose another: PORT=4000 npm start']);
  });

  it('says in a sentence that Node is too old', async () => {
    const versions = `{...process.versions, node: '22.6.0'}`;
    const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:${versions}})`;
    const { code, output } = await run('--import', [pretend, 'infra/local/commands/check-node.ts']).ended;
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^Chợ Làng needs Node 24 and this is 22\.6\.0\. [^\n]+$/),
    ]);
  });
});
