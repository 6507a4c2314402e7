import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { appealDecision, checkJudge } from '#functions/domain/moderation/appeal.ts';
import { caseRecord, newCase, type StoredCase } from '#functions/domain/moderation/case-record.ts';
import { decideCase, type Moderation, reportContent } from '#functions/domain/moderation/moderate.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import * as contracts from '#shared/moderation/moderation.contract.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const subject = { kind: 'leaflet', id: 'one' };
const id = 'leaflet~one';
const [first, second] = [
  { userId: 'an', role: 'collaborator' } as const,
  { userId: 'binh', role: 'admin' } as const,
];

async function scene(given: Partial<StoredCase> = {}) {
  const { table } = memoryTable();
  const context = { table, now: () => new Date('2026-11-22T01:00:00.000Z') };
  const decided: object[] = [];
  const content = { subject, place: { ...subject, title: 'Tờ rơi' }, authorId: 'lan', text: 'Rao' };
  const leaflets: Moderation = {
    kind: 'leaflet',
    describe: async () => content,
    decide: async (_, decision) => void decided.push(decision),
  };
  const decidedCase = {
    ...newCase(content, { cause: 'report', at: new Date('2026-11-21T01:00:00.000Z') }),
    state: 'removed',
    decidedBy: 'an',
    decidedAt: '2026-11-21T02:00:00.000Z',
    reason: 'Quảng cáo',
    ...given,
  } as const;
  await table.write(caseRecord.make(decidedCase));
  const appeal = (userId = 'lan', on = subject) =>
    appealDecision(context, { subject: on, userId, note: 'Tôi không quảng cáo' });
  const read = () => caseRecord.get(table, { id });
  const judge = (by: { userId: string; role: 'collaborator' | 'admin' }, hasOther = true) =>
    checkJudge({ table }, { id, by, hasOther: async () => hasOther });
  const decide = async (decision: 'restore' | 'uphold' | 'keep' | 'remove') =>
    decideCase(context, [leaflets], {
      id,
      by: second,
      decision,
      reason: undefined,
      version: (await read()).version,
    });
  const report = () =>
    reportContent(context, [leaflets], {
      subject,
      reader: { userId: 'mai', role: 'user', isApart: () => false },
      reason: 'spam',
      note: '',
    });
  return { appeal, read, judge, decide, decided, report };
}

it('an author opens the case again, and the first decision stays on record', async () => {
  const { appeal, read } = await scene();
  expect(await codeOf(appeal())).toBe('done');
  expect(await read()).toMatchObject({
    state: 'open',
    cause: 'appeal',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    updatedAt: '2026-11-22T01:00:00.000Z',
    appeal: {
      note: 'Tôi không quảng cáo',
      at: '2026-11-22T01:00:00.000Z',
      state: 'removed',
      decidedBy: 'an',
      reason: 'Quảng cáo',
    },
  });
});

it('the same appeal again changes nothing while it is open', async () => {
  const { appeal, read } = await scene({ state: 'rejected' });
  await appeal();
  await appeal();
  expect((await read()).version).toBe(2);
});

it('only its author appeals, and only what was decided against them', async () => {
  const { appeal } = await scene();
  expect(await promisedRefusal(contracts.appealDecision, appeal('mai'))).toBe('CONTENT_NOT_FOUND');
  expect(await promisedRefusal(contracts.appealDecision, appeal('lan', { ...subject, id: 'two' }))).toBe(
    'CONTENT_NOT_FOUND',
  );
  for (const state of ['open', 'approved', 'kept', 'upheld', 'restored'] as const)
    expect(await promisedRefusal(contracts.appealDecision, (await scene({ state })).appeal())).toBe(
      'CASE_STATE',
    );
});

it('a report on an open appeal leaves it an appeal; a second appeal is refused for good', async () => {
  const { appeal, decide, decided, read, report } = await scene();
  await appeal();
  await report();
  expect(await read()).toMatchObject({ cause: 'appeal', reportCount: 1 });
  expect(await promisedRefusal(contracts.decideCase, decide('remove'))).toBe('CASE_STATE');
  await decide('restore');
  expect(decided).toMatchObject([{ id: 'one', decision: 'restore', by: second }]);
  expect(await read()).toMatchObject({ state: 'restored', decidedBy: 'binh' });
  expect(await promisedRefusal(contracts.appealDecision, appeal())).toBe('APPEAL_USED');
});

it('a decision that is upheld needs no reason and ends the matter', async () => {
  const { appeal, decide, read } = await scene();
  await appeal();
  await decide('uphold');
  expect(await read()).toMatchObject({ state: 'upheld', cause: 'appeal' });
  expect(await promisedRefusal(contracts.appealDecision, appeal())).toBe('APPEAL_USED');
});

it('an appeal goes to another moderator than the first and the author, if there is one', async () => {
  const { appeal, judge, decide } = await scene();
  expect(await codeOf(judge(first))).toBe('done');
  await appeal();
  expect(await promisedRefusal(contracts.decideCase, judge(first))).toBe('APPEAL_OWN_DECISION');
  expect(await codeOf(judge(first, false))).toBe('done');
  expect(await promisedRefusal(contracts.decideCase, judge({ userId: 'lan', role: 'admin' }))).toBe(
    'APPEAL_OWN_DECISION',
  );
  expect(await codeOf(judge(second))).toBe('done');
  await decide('uphold');
  expect(await codeOf(judge(first))).toBe('done');
});

it('content that is reported anew after the appeal is judged by anybody', async () => {
  const { appeal, decide, report, judge, read } = await scene();
  await appeal();
  await decide('restore');
  await report();
  expect(await read()).toMatchObject({ state: 'open', cause: 'report' });
  expect(await codeOf(judge(first))).toBe('done');
});
