import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { credentialsItem, type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { emptyAccount, leftName } from '#functions/domain/leaving/empty-account.ts';
import { Departure, stayAfterAll, tendLeaving } from '#functions/domain/leaving/leaving.ts';
import { leavingKeys } from '#functions/domain/leaving/leaving-keys.ts';
import { follow } from '#functions/domain/members/follows.ts';
import { updateConfig } from '#functions/domain/members/preferences.ts';
import { updateProfile } from '#functions/domain/members/update-profile.ts';
import { tellMember } from '#functions/domain/notifications/tell-member.ts';
import { changeRole } from '#functions/domain/people/change-role.ts';
import { decidePerson } from '#functions/domain/people/decide-person.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { lookAgain } from '#tests/support/look-again.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

const runs = Number(process.env['MODEL_RUNS'] ?? 60);
const seed = Number(process.env['MODEL_SEED'] ?? 15);

/** Of the member, of two admins, of somebody they know, and of the clock and the worker behind it. */
const acts = [
  'stay',
  'edit',
  'prefer',
  'tell',
  'follow',
  'lock',
  'unlock',
  'make staff',
  'make user',
  'staff edit',
  'day comes',
  'empty',
] as const;
type Act = (typeof acts)[number];

/** The day comes and the account is emptied in most tales: otherwise little of it is about leaving. */
const Acts = fc.array(
  fc.array(
    fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...acts) },
      fc.constantFrom('day comes' as const, 'empty' as const),
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  { minLength: 2, maxLength: 8 },
);

const noPictures: Bucket = {
  list: async () => ({ keys: [], cursor: undefined }),
  remove: async () => undefined,
} as unknown as Bucket;

function turnsOf(order: number[]) {
  let taken = 0;
  return () => new Promise<void>((resolve) => setTimeout(resolve, (order[taken++ % order.length] ?? 0) % 3));
}

function scene(order: number[]) {
  let [minutes, told] = [0, 0];
  const { table, put, rows: all } = memoryTable(turnsOf(order));
  const started = Date.UTC(2026, 10, 26, 3);
  const context = { table, now: () => new Date(started + (minutes += 1) * 60_000), bucket: noPictures };
  const at = new Date(started).toISOString();
  const admins = [aProfile({ role: 'admin' }, at), aProfile({ role: 'admin' }, at)] as const;
  const friend = aProfile({}, at);
  const member = aProfile(
    { fullName: 'Nguyễn Thị Ra Đi', email: 'radi@example.com', phoneNumber: '0987000111' },
    at,
  );
  const departure: Departure = { userId: member.id, dueAt: at, posts: 'keep', state: 'waiting' };
  put([
    ...[...admins, friend, member].map((one) => profileRecord.item(one)),
    credentialsItem(member.id, { sessionsFrom: at }),
    { ...leavingKeys.leaving(member.id), entity: 'leaving', ...departure },
  ]);
  const { id } = member;
  const [admin, other] = admins;
  const self = { userId: id, role: 'user' as const };
  const decide = (action: string, userId: string) =>
    decidePerson(context, { id, action, reason: 'Vi phạm quy định', userId, language: 'vi' });
  const profileOf = () => profileRecord.find(table, { id });
  const hasLeft = async () =>
    (await table.get(leavingKeys.left(id), Departure.pick({ userId: true }))) !== undefined;

  const does: Record<Act, () => Promise<unknown>> = {
    stay: () => stayAfterAll(context, id),
    edit: () => updateProfile(context, self, { id, draft: { bio: 'Làm cốm ở Làng Vòng' } }),
    prefer: () => updateConfig(context, self, { id, value: { language: 'en' } }),
    tell: () =>
      tellMember(context, { receiverId: id, type: 'follow', key: `news ${(told += 1)}`, actorId: friend.id }),
    follow: () => follow(context, { followerId: friend.id, followedId: id }),
    lock: () => decide('lock', admin.id),
    unlock: () => decide('unlock', other.id),
    'make staff': () => changeRole(context, { id, role: 'collaborator', userId: admin.id }),
    'make user': () => changeRole(context, { id, role: 'user', userId: other.id }),
    'staff edit': () =>
      updateProfile(
        context,
        { userId: admin.id, role: 'admin' },
        { id, draft: { fullName: 'Ra Đi Nguyễn' } },
      ),
    'day comes': async () => {
      const waiting = await table.get(leavingKeys.leaving(id), Departure);
      if (waiting) await tendLeaving(context, { kind: 'leaving', of: id, at: waiting.dueAt });
    },
    empty: async () => {
      if (await hasLeft()) await emptyAccount(context, { userId: id, posts: 'keep' });
    },
  };
  return { context, table, all, member, does, profileOf, hasLeft };
}

type Row = Record<string, unknown>;

/** Whatever still says who it was; what was written down of their account before is what the law keeps. */
const saying = (rows: readonly Row[], { fullName, email, phoneNumber }: Profile): string[] =>
  rows
    .filter((row) => row['entity'] !== 'activity' && row['entity'] !== 'mail')
    .map((row) => JSON.stringify(row))
    .filter((text) => [fullName, email, phoneNumber, 'Làng Vòng'].some((words) => text.includes(words)));

it('who left is nobody from then on, whatever staff, friends and they themselves do meanwhile', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(Acts, fc.array(fc.nat(9), { minLength: 5, maxLength: 20 }), async (rounds, order) => {
      const { table, all, member, does, profileOf, hasLeft, context } = scene(order);
      for (const round of rounds) {
        const wasGone = (await profileOf())?.closedAs === 'left';
        const said = await Promise.allSettled(round.map((act) => does[act]()));
        for (const outcome of said)
          if (
            outcome.status === 'rejected' &&
            !(outcome.reason instanceof AppError) &&
            !/just changed/.test(String(outcome.reason))
          )
            throw outcome.reason;
        // Once gone, gone.
        if (wasGone)
          expect(await profileOf()).toMatchObject({
            closedAs: 'left',
            fullName: leftName,
            status: 'inactive',
          });
      }
      lookAgain();
      const isLeaving = await table.get(leavingKeys.leaving(member.id), Departure);
      if (await hasLeft()) {
        // Where emptying broke off, the message comes again.
        await emptyAccount(context, { userId: member.id, posts: 'keep' });
        outcomes.add('left');
        expect(await profileOf()).toMatchObject({
          fullName: leftName,
          email: '',
          phoneNumber: '',
          status: 'inactive',
          role: 'user',
          closedAs: 'left',
        });
        expect(saying(all(), member)).toEqual([]);
        expect(all().filter(({ entity }) => entity === 'follow')).toEqual([]);
        expect(all().filter(({ sk }) => sk === 'LEAVING')).toEqual([]);
      } else {
        outcomes.add(isLeaving ? 'leaving' : 'stayed');
        expect((await profileOf())?.email).toBe(member.email);
      }
      vi.restoreAllMocks();
    }),
    { numRuns: runs, seed },
  );
  // What never happened was not proven.
  expect([...outcomes].toSorted()).toEqual(['leaving', 'left', 'stayed']);
});
