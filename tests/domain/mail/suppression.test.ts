import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { MailReport } from '#functions/domain/mail/mail-report.ts';
import {
  clearSuppression,
  findSuppression,
  maxSoftBounceDays,
  noteReport,
  suppressionKey,
} from '#functions/domain/mail/suppression.ts';
import { memoryTable, type Turn } from '#tests/support/memory-table.ts';

const address = 'lan@example.com';
const day = (nth: number, hour = 7) => new Date(Date.UTC(2026, 10, nth, hour)).toISOString();
const report = (kind: MailReport['kind'], at: string, sentAt = at): MailReport => ({
  kind,
  address,
  sentAt,
  at,
});
const Row = z.object({
  revision: z.int(),
  expiresAt: z.int(),
  softBounceDays: z.array(z.string()).optional(),
});

function aScene(turn?: Turn) {
  const { table } = memoryTable(turn);
  const context = { table, now: () => new Date(day(20)) };
  return {
    table,
    note: (...reports: MailReport[]) =>
      reports.reduce((before, one) => before.then(() => noteReport(context, one)), Promise.resolve()),
    found: (whose = address) => findSuppression(context, whose),
    row: () => table.get(suppressionKey(address), Row),
    context,
  };
}

const softOn = (...days: number[]) => days.map((nth) => report('soft', day(nth)));

describe('an address', () => {
  it('that refuses mail for good is marked at once, however it is written; another is not', async () => {
    const { note, found } = aScene();
    await note(report('hard', day(3)));
    expect(await found('Lan@Example.com ')).toEqual({ reason: 'bounce', since: day(3) });
    expect(await found('cam@example.com')).toBeNull();
  });

  it('whose owner complains is marked for that, whichever report comes first', async () => {
    const reports = [report('hard', day(3)), report('complaint', day(4))];
    for (const order of [reports, reports.toReversed()]) {
      const { note, found } = aScene();
      await note(...order);
      expect(await found()).toEqual({ reason: 'complaint', since: day(4) });
    }
  });

  it('keeps its first day when the same message comes twice, and nothing is written', async () => {
    const { note, found, row } = aScene();
    await note(report('hard', day(3)), report('hard', day(3)), report('hard', day(5)));
    expect(await found()).toEqual({ reason: 'bounce', since: day(3) });
    expect((await row())?.revision).toBe(1);
  });

  it(`that fails on ${maxSoftBounceDays} days within a month is marked, in any order`, async () => {
    const { note, found } = aScene();
    await note(...softOn(9, 3, 7, 5));
    expect(await found()).toBeNull();
    await note(report('soft', day(1)));
    expect(await found()).toEqual({ reason: 'soft-bounces', since: day(1) });
    await note(report('soft', day(11)));
    expect(await found()).toEqual({ reason: 'soft-bounces', since: day(1) });
  });

  it('that fails often on one day fails once', async () => {
    const { note, found, row } = aScene();
    for (let hour = 0; hour < 8; hour += 1) await note(report('soft', day(3, hour)));
    expect(await found()).toBeNull();
    expect(await row()).toMatchObject({ revision: 1, softBounceDays: ['2026-11-03'] });
  });

  it('is forgiven failures of more than thirty days ago', async () => {
    const { note, found, row } = aScene();
    await note(...softOn(1, 2, 3, 4, 32));
    expect(await found()).toBeNull();
    // Thirty days before the second of December is the second of November.
    expect((await row())?.softBounceDays).toEqual(['2026-11-03', '2026-11-04', '2026-12-02']);
  });

  it('that failed for a while and then refuses for good is marked for that', async () => {
    const { note, found } = aScene();
    await note(...softOn(1, 2, 3, 4, 5), report('hard', day(6)));
    expect(await found()).toEqual({ reason: 'bounce', since: day(6) });
  });

  it('is forgotten after a year', async () => {
    const { note, row } = aScene();
    await note(report('hard', day(3)));
    expect((await row())?.expiresAt).toBe(Date.parse(day(20)) / 1000 + 365 * 24 * 3600);
  });

  it('stands in no key', () => {
    expect(JSON.stringify(suppressionKey(address))).not.toContain('lan');
  });
});

describe('an address that was proven', () => {
  it('gets mail again, and a late report on an earlier mail changes nothing', async () => {
    const { table, note, found, row } = aScene();
    await note(...softOn(1, 2), report('hard', day(3)));
    await table.write([clearSuppression(address, new Date(day(5)))]);
    expect(await found()).toBeNull();
    await note(report('hard', day(6), day(4)), report('complaint', day(6), day(5)), ...softOn(1));
    expect(await found()).toBeNull();
    expect(await row()).toMatchObject({ revision: 4, expiresAt: Date.parse(day(35)) / 1000 });
  });

  it('is marked again by what comes back of a later mail', async () => {
    const { table, note, found } = aScene();
    await note(...softOn(1, 2, 3, 4));
    await table.write([clearSuppression(address, new Date(day(5)))]);
    await note(...softOn(6));
    expect(await found()).toBeNull();
    await note(report('hard', day(7)));
    expect(await found()).toEqual({ reason: 'bounce', since: day(7) });
  });

  it('stays clear though a report was being noted meanwhile', async () => {
    let meanwhile: (() => Promise<unknown>) | undefined;
    let turns = 0;
    const { table, note, found } = aScene(async () => {
      turns += 1;
      // Between the reading and the writing of the second report.
      if (turns === 4) await meanwhile?.();
    });
    await note(...softOn(1));
    meanwhile = () => table.write([clearSuppression(address, new Date(day(5)))]);
    await note(report('hard', day(3)));
    expect(await found()).toBeNull();
  });
});

it('two first reports at once are both counted', async () => {
  const { note, row } = aScene();
  await Promise.all([note(...softOn(1)), note(...softOn(2))]);
  expect((await row())?.softBounceDays).toEqual(['2026-11-01', '2026-11-02']);
});
