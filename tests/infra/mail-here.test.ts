import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MailReports } from '#functions/domain/mail/mail-report.ts';
import type { QueueStore } from '#infra/local/emulators/fauxqs.ts';
import { createMailReports, fateOf } from '#infra/local/mail/mail-reports.ts';
import { readAssembly, readStacks } from '#infra/local/template/template.ts';
import { DataStack } from '#infra/stacks/data-stack.ts';
import { stages } from '#infra/stages.ts';

const noon = '2026-11-20T05:00:00.000Z';
let folder: string;
let reports: ReturnType<typeof createMailReports>;
const queued: { queue: string; body: string }[] = [];

/** Every queue there is, by its address: what is put into it is remembered. */
const queues = {
  getQueueByArn: (arn: string) => ({
    enqueue: ({ body }: { body: string }) => void queued.push({ queue: arn.split(':').at(-1) ?? '', body }),
  }),
  // Reports need no more of it.
} as unknown as QueueStore;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cholang-mail-here-'));
  const app = new App({ outdir: folder });
  const stage = stages.sandbox;
  void new DataStack(app, 'Data', { stage, env: { region: stage.region } });
  app.synth();
  const assembly = readAssembly(readStacks(folder), { queueUrlBase: 'http://127.0.0.1:1' });
  reports = createMailReports(assembly, queues, () => Date.parse(noon));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => void (queued.length = 0));

const told = () => queued.map(({ queue, body }) => [queue, ...MailReports.parse(JSON.parse(body))]);

describe('on one machine, what comes back of a mail is told by the same templates', () => {
  it.each([
    ['bounce', 'hard'],
    ['soft', 'soft'],
    ['complaint', 'complaint'],
  ] as const)('as a %s, for any address', (fate, kind) => {
    expect(reports.report('lan@example.com', fate)).toBe(1);
    const report = { kind, address: 'lan@example.com', sentAt: noon, at: noon };
    expect(told()).toEqual([['cholang-sandbox-bounces', report]]);
  });

  it('at once for the addresses of SES’s simulator, with the time of the mail', () => {
    const at = '2026-11-20T04:59:00.000Z';
    const to = ['lan@example.com', 'bounce+7@simulator.amazonses.com', 'complaint@simulator.amazonses.com'];
    reports.onMail({ to, at });
    expect(told()).toMatchObject([
      ['cholang-sandbox-bounces', { kind: 'hard', address: to[1], sentAt: at, at: noon }],
      ['cholang-sandbox-bounces', { kind: 'complaint', address: to[2] }],
    ]);
  });
});

it.each([
  ['bounce@simulator.amazonses.com', 'bounce'],
  ['Bounce+Lan@Simulator.AmazonSES.com', 'bounce'],
  ['complaint+a@simulator.amazonses.com', 'complaint'],
  ['success@simulator.amazonses.com', undefined],
  ['soft@simulator.amazonses.com', undefined],
  ['bounce@example.com', undefined],
  ['rebounce@simulator.amazonses.com', undefined],
])('%s is simulated as %s', (address, fate) => {
  expect(fateOf(address)).toBe(fate);
});
