import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { caseRecord, openApproval } from '#functions/domain/moderation/case-record.ts';
import { decideCase, type Moderation, reportContent } from '#functions/domain/moderation/moderate.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import * as contracts from '#shared/moderation/moderation.contract.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const isApart = () => false;
const subject = { kind: 'leaflet', id: 'one' };
const content = {
  subject,
  place: { kind: 'board', id: 'b', title: 'Bảng tin' },
  authorId: 'writer',
  text: 'ơ'.repeat(500),
};
const id = 'leaflet~one';

function scene() {
  const { table } = memoryTable();
  const context = { table, now: () => new Date('2026-11-21T01:00:00.000Z') };
  const decided: object[] = [];
  const leaflets: Moderation = {
    kind: 'leaflet',
    describe: async (_, name) => (name === 'one' ? content : undefined),
    decide: async (_, decision) => void decided.push(decision),
  };
  const report = (userId: string, given: { here?: typeof context; id?: string; kind?: string } = {}) =>
    reportContent(given.here ?? context, [leaflets], {
      subject: { kind: given.kind ?? 'leaflet', id: given.id ?? 'one' },
      reader: { userId, role: 'user', isApart },
      reason: 'spam',
      note: '',
    });
  type Choice = 'approve' | 'reject' | 'remove' | 'keep';
  type Given = { by?: string; here?: typeof context; on?: Moderation };
  const decide = (
    decision: Choice,
    version: number,
    reason?: string,
    { by = 'an', here = context, on = leaflets }: Given = {},
  ) =>
    decideCase(here, [on], {
      id,
      by: { userId: by, role: 'collaborator' },
      decision,
      reason,
      version,
    });
  return { table, context, decided, leaflets, report, decide, read: () => caseRecord.get(table, { id }) };
}

it('a report opens a case with the beginning of the text, and each person counts once', async () => {
  const { report, read } = scene();
  await report('lan');
  await report('lan');
  await report('mai');
  const opened = await read();
  expect(opened).toMatchObject({
    state: 'open',
    cause: 'report',
    reportCount: 2,
    version: 2,
    place: content.place,
  });
  expect(opened.excerpt).toBe('ơ'.repeat(400));
  expect(opened.reports.map(({ reporterId }) => reporterId)).toEqual(['lan', 'mai']);
});

it('two reports at the same moment are both in the case', async () => {
  const { report, read, context, table } = scene();
  const crossed = meanwhile(table, () => report('mai'));
  await report('lan', { here: { ...context, table: crossed.table } });
  expect(crossed.happened()).toBe(true);
  expect((await read()).reportCount).toBe(2);
});

it('fifty reports are kept, and further ones are counted', async () => {
  const { report, read } = scene();
  for (let place = 0; place < 52; place += 1) await report(`m${place}`);
  const { reports, reportCount } = await read();
  expect([reports.length, reportCount]).toEqual([50, 52]);
});

it('nobody reports their own content, what is not there, or a kind that is not moderated', async () => {
  const { report } = scene();
  expect(await promisedRefusal(contracts.reportContent, report('writer'))).toBe('OWN_CONTENT');
  expect(await promisedRefusal(contracts.reportContent, report('lan', { id: 'nowhere' }))).toBe(
    'CONTENT_NOT_FOUND',
  );
  expect(await promisedRefusal(contracts.reportContent, report('lan', { kind: 'unknown' }))).toBe(
    'CONTENT_NOT_FOUND',
  );
});

it('content that waits stays about its approval when it is reported as well', async () => {
  const { table, context, report, read } = scene();
  await table.write(openApproval(content, context.now()));
  await report('lan');
  expect(await read()).toMatchObject({ cause: 'approval', state: 'open', reportCount: 1 });
});

it('a decision is carried out and recorded once; a decided case opens again by a new report', async () => {
  const { report, decide, decided, read } = scene();
  await report('lan');
  expect(await promisedRefusal(contracts.decideCase, decide('keep', 7))).toBe('STALE_STATE');
  expect(await promisedRefusal(contracts.decideCase, decide('approve', 1))).toBe('CASE_STATE');
  expect(await promisedRefusal(contracts.decideCase, decide('remove', 1))).toBe('REASON_NEEDED');
  expect(await promisedRefusal(contracts.decideCase, decide('remove', 1, ''))).toBe('REASON_NEEDED');
  expect(decided).toEqual([]);
  const after = await decide('remove', 1, 'Lừa đảo');
  expect(after).toMatchObject({
    state: 'removed',
    decidedBy: 'an',
    reason: 'Lừa đảo',
    decidedAt: '2026-11-21T01:00:00.000Z',
  });
  expect(decided).toEqual([
    { id: 'one', by: { userId: 'an', role: 'collaborator' }, decision: 'remove', reason: 'Lừa đảo' },
  ]);
  expect(await promisedRefusal(contracts.decideCase, decide('keep', 3))).toBe('CASE_STATE');
  await report('mai');
  expect(await read()).toMatchObject({ state: 'open', decidedBy: null, decidedAt: null, reason: null });
});

it.each([
  ['approve', undefined, 'approved', null],
  ['reject', 'Quảng cáo', 'rejected', 'Quảng cáo'],
] as const)('content that waits: %s', async (decision, reason, state, kept) => {
  const { table, context, decide } = scene();
  await table.write(openApproval(content, context.now()));
  expect(await promisedRefusal(contracts.decideCase, decide('reject', 1))).toBe('REASON_NEEDED');
  expect(await decide(decision, 1, reason)).toMatchObject({ state, reason: kept });
  expect(await promisedRefusal(contracts.decideCase, decide('keep', 3))).toBe('CASE_STATE');
});

const opposite = { keep: 'remove', remove: 'keep' } as const;
const reason = 'Lừa đảo';

it.each(['keep', 'remove'] as const)(
  'of two moderators who disagree at once one decides, and the content follows that one: %s',
  async (first) => {
    const { table, context, report, decide, decided, read } = scene();
    await report('lan');
    const crossed = meanwhile(table, () => decide(first, 1, reason));
    const late = decide(opposite[first], 1, reason, { by: 'ba', here: { ...context, table: crossed.table } });
    expect(await codeOf(late)).toBe('STALE_STATE');
    expect(crossed.happened()).toBe(true);
    expect(decided).toMatchObject([{ decision: first, by: { userId: 'an' } }]);
    expect(await read()).toMatchObject({ decidedBy: 'an', state: first === 'keep' ? 'kept' : 'removed' });
  },
);

it.each(['keep', 'remove'] as const)(
  'a decision cut short is carried out by whoever decides next: %s',
  async (next) => {
    const { report, decide, decided, leaflets, read } = scene();
    await report('lan');
    const broken = { ...leaflets, decide: () => Promise.reject(new Error('cut')) };
    expect(await codeOf(decide('remove', 1, reason, { on: broken }))).toBe('Error: cut');
    expect(await read()).toMatchObject({ state: 'open', decidedBy: null });
    expect(await promisedRefusal(contracts.decideCase, decide(next, 2, reason, { by: 'ba' }))).toBe(
      'STALE_STATE',
    );
    expect(decided).toEqual([
      { id: 'one', by: { userId: 'an', role: 'collaborator' }, decision: 'remove', reason },
    ]);
    expect(await read()).toMatchObject({ state: 'removed', decidedBy: 'an', reason });
  },
);

it('a moderator repeats a decision that was cut short, and a report meanwhile is kept', async () => {
  const { report, decide, decided, leaflets, read } = scene();
  await report('lan');
  const broken = { ...leaflets, decide: () => Promise.reject(new Error('cut')) };
  expect(await codeOf(decide('keep', 1, '', { on: broken }))).toBe('Error: cut');
  await report('mai');
  const closed = await decide('keep', 1);
  expect(closed).toMatchObject({ state: 'kept', reportCount: 2, reason: null, decidedBy: 'an' });
  expect(closed.verdict).toBeUndefined();
  expect(decided).toHaveLength(1);
  expect((await read()).verdict).toBeUndefined();
});

it('a moderator who changed their mind after a fault is refused, because the first decision stands', async () => {
  const { report, decide, decided, leaflets } = scene();
  await report('lan');
  const broken = { ...leaflets, decide: () => Promise.reject(new Error('cut')) };
  expect(await codeOf(decide('remove', 1, reason, { on: broken }))).toBe('Error: cut');
  expect(await promisedRefusal(contracts.decideCase, decide('keep', 2))).toBe('STALE_STATE');
  expect(decided).toMatchObject([{ decision: 'remove' }]);
});

it('a decision that the content refuses is taken back, so that the case can be decided otherwise', async () => {
  const { report, decide, leaflets, read } = scene();
  await report('lan');
  const refusing = { ...leaflets, decide: () => Promise.reject(new AppError('STALE_STATE')) };
  expect(await promisedRefusal(contracts.decideCase, decide('remove', 1, reason, { on: refusing }))).toBe(
    'STALE_STATE',
  );
  const open = await read();
  expect([open.state, open.verdict]).toEqual(['open', undefined]);
  expect((await decide('keep', open.version)).state).toBe('kept');
});

/** A moderation during whose first decision something else happens. */
function interrupted(leaflets: Moderation, happens: () => Promise<unknown>): Moderation {
  let left = 1;
  return {
    ...leaflets,
    decide: async (...asked) => {
      left -= 1;
      if (left === 0) await happens();
      return leaflets.decide(...asked);
    },
  };
}

it('a decision that is carried out twice does not close a case that was opened again meanwhile', async () => {
  const { report, decide, leaflets, read } = scene();
  await report('lan');
  const on = interrupted(leaflets, async () => {
    await decide('keep', 2);
    await report('mai');
  });
  await decide('keep', 1, undefined, { on });
  expect(await read()).toMatchObject({ state: 'open', decidedBy: null, reportCount: 2 });
});

it('a decision that is refused late leaves the decision of another moderator in place', async () => {
  const { report, decide, leaflets, read } = scene();
  await report('lan');
  const refusing = { ...leaflets, decide: () => Promise.reject(new AppError('STALE_STATE')) };
  const broken = { ...leaflets, decide: () => Promise.reject(new Error('cut')) };
  const on = interrupted(refusing, async () => {
    await codeOf(decide('remove', 2, reason, { on: refusing }));
    const { version } = await read();
    expect(await codeOf(decide('keep', version, undefined, { by: 'ba', on: broken }))).toBe('Error: cut');
  });
  expect(await promisedRefusal(contracts.decideCase, decide('remove', 1, reason, { on }))).toBe(
    'STALE_STATE',
  );
  expect((await read()).verdict).toMatchObject({ decision: 'keep', by: { userId: 'ba' } });
});
