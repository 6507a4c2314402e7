import { describe, expect, it } from 'vitest';
import type { Visibility } from '#shared/members/profile-choices.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { placeMember } from '#functions/domain/referrals/network/place-member.ts';
import { readBranches, readNetwork } from '#functions/domain/referrals/network/read-network.ts';
import { answerReferrer } from '#functions/domain/referrals/network/answer-referrer.ts';
import { StoredReferral } from '#functions/domain/referrals/network/referrals-view.ts';
import { toReferral } from '#functions/domain/referrals/network/to-referral.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { brought, lookOf, treeScene } from './a-tree.ts';

const facts = ['email', 'phoneNumber', 'dob', 'gender', 'country'] as const;
type Fact = (typeof facts)[number];
const said: Pick<Profile, Fact> = {
  email: 'lan@example.com',
  phoneNumber: '0912345678',
  dob: '1992-03-14',
  gender: 'female',
  country: 'VN',
};

/** Whoever brought the member, and whoever brought that one; staff; and the member. */
function aLine(given: Partial<Profile> = {}) {
  const above = brought(undefined, { fullName: 'Bà' });
  const referrer = brought(above, { fullName: 'Mẹ' });
  const member = brought(referrer, {
    ...said,
    verificationDate: '2026-03-20T10:00:00.000Z',
    createdAt: '2026-03-15T10:00:00.000Z',
    updatedAt: '2026-03-25T10:00:00.000Z',
    referrerSaid: 'confirmed',
    ...given,
  });
  const admin = brought(undefined, { role: 'admin' });
  const seen = {
    referrer: lookOf(referrer),
    'from above': lookOf(above),
    'from above, in the referrer’s network': lookOf(referrer, above),
    staff: lookOf(referrer, admin, true),
  };
  return { above, referrer, member, admin, seen };
}
const shown = (member: Profile, look: ReturnType<typeof lookOf>) =>
  toReferral(StoredReferral.parse(member), look, { count: 3, index: '1.2' });

describe('a fact of somebody in a network', () => {
  /** For each setting: whether the referrer, and whether somebody further above, sees the fact. */
  const settings: [Visibility | undefined, Record<Fact, [referrer: boolean, above: boolean]>][] = [
    [
      undefined,
      {
        email: [false, false],
        phoneNumber: [false, false],
        dob: [false, false],
        gender: [false, false],
        country: [true, true],
      },
    ],
    [
      'nobody',
      {
        email: [false, false],
        phoneNumber: [false, false],
        dob: [false, false],
        gender: [false, false],
        country: [false, false],
      },
    ],
    [
      'near',
      {
        email: [true, false],
        phoneNumber: [true, false],
        dob: [true, false],
        gender: [true, false],
        country: [true, false],
      },
    ],
    [
      'everybody',
      {
        email: [true, false],
        phoneNumber: [true, false],
        dob: [true, true],
        gender: [true, true],
        country: [true, true],
      },
    ],
  ];

  it.each(settings)(
    'that is seen by %s is shown to the referrer and above as the table says',
    (setting, table) => {
      for (const fact of facts)
        for (const status of ['active', 'inactive', 'pending_kyc'] as const) {
          // One fact alone is set, so that no other decides.
          const { member, seen } = aLine({ status, seenBy: setting ? { [fact]: setting } : {} });
          const theirs = fact === 'dob' ? '03-14' : said[fact];
          const [toReferrer, toAbove] = table[fact];
          expect([fact, shown(member, seen.referrer)[fact]]).toEqual([fact, toReferrer ? theirs : null]);
          expect([fact, shown(member, seen['from above'])[fact]]).toEqual([fact, toAbove ? theirs : null]);
          const inTheirs = shown(member, seen['from above, in the referrer’s network']);
          expect([fact, inTheirs[fact]]).toEqual([fact, toAbove ? theirs : null]);
          expect([fact, shown(member, seen.staff)[fact]]).toEqual([fact, said[fact]]);
        }
    },
  );

  it('was emptied with the account: nothing of it is shown to anybody', () => {
    const { member, seen } = aLine({ email: '', phoneNumber: '', dob: null, gender: null, country: null });
    for (const look of Object.values(seen)) {
      const { email, phoneNumber, dob, gender, country } = shown(member, look);
      expect([email, phoneNumber, dob, gender, country].filter(Boolean)).toEqual([]);
    }
  });

  it('of time is a month to everybody but staff, and what the referrer said is theirs alone', () => {
    const { member, seen } = aLine();
    const march = '2026-02-28T17:00:00.000Z';
    const times = (look: ReturnType<typeof lookOf>) => {
      const { createdAt, updatedAt, verificationDate, referrerSaid } = shown(member, look);
      return [createdAt, updatedAt, verificationDate, referrerSaid];
    };
    expect(times(seen.referrer)).toEqual([march, march, march, 'confirmed']);
    expect(times(seen['from above'])).toEqual([march, march, march, null]);
    expect(times(seen.staff)).toEqual([
      '2026-03-15T10:00:00.000Z',
      '2026-03-25T10:00:00.000Z',
      '2026-03-20T10:00:00.000Z',
      'confirmed',
    ]);
    const unverified = aLine({ verificationDate: null, status: 'pending_kyc' });
    expect(shown(unverified.member, unverified.seen.referrer)).toMatchObject({
      verificationDate: null,
      isActive: false,
    });
  });

  it('places them by the network that is looked at', () => {
    const { member, seen } = aLine();
    const placeOf = (look: ReturnType<typeof lookOf>) => {
      const { level, referralsCount, hierarchicalIndex, isActive } = shown(member, look);
      return { level, referralsCount, hierarchicalIndex, isActive };
    };
    const place = { referralsCount: 3, hierarchicalIndex: '1.2', isActive: true };
    expect(placeOf(seen.referrer)).toEqual({ ...place, level: 1 });
    expect(placeOf(seen['from above'])).toEqual({ ...place, level: 2 });
    expect(placeOf(seen['from above, in the referrer’s network'])).toEqual({ ...place, level: 1 });
    expect(placeOf(seen.staff)).toEqual({ ...place, level: 1 });
  });
});

describe('one’s own network', () => {
  it.each([
    ['let in and here', { verificationDate: '2026-03-20T10:00:00.000Z' }, true],
    ['not let in yet', { verificationDate: null }, false],
    ['let in, and locked since', { verificationDate: '2026-03-20T10:00:00.000Z', status: 'inactive' }, false],
  ] as const)('pays somebody who is %s: %s', async (_, given, isPaying) => {
    const member = brought(undefined, given);
    const { context } = treeScene([member]);
    const network = await readNetwork(context, member.id);
    expect(network).toMatchObject({ isPaying, referrer: null, mayNameReferrer: true });
  });

  it('says who brought one and what they said of it, and whether one may still name them', async () => {
    const { referrer, member } = aLine();
    const { context, table, put } = treeScene([referrer, member]);
    const brief = { id: referrer.id, fullName: 'Mẹ', said: 'confirmed' };
    expect(await readNetwork(context, member.id)).toMatchObject({ referrer: brief, mayNameReferrer: false });
    expect(await readNetwork(context, referrer.id)).toMatchObject({ referrer: null });
    await table.write(profileRecord.softDelete(referrer));
    expect(await readNetwork(context, member.id)).toMatchObject({ referrer: null, mayNameReferrer: false });
    const alone = brought(undefined);
    put([
      profileRecord.item(alone),
      { pk: 'ORDER#1', sk: 'HEAD', id: '1', gsi2pk: `ORDERS-OF#${alone.id}`, gsi2sk: '2026#1' },
    ]);
    // Whoever has bought has found their way here without a friend.
    expect(await readNetwork(context, alone.id)).toMatchObject({ mayNameReferrer: false });
  });

  it('counts who came by week, twelve of them, and as direct or further below', async () => {
    const { context, people, root } = await aWeekOfPeople();
    const { figures } = await readNetwork(context, root.id);
    expect(people).toHaveLength(5);
    expect(figures.weeks).toHaveLength(12);
    expect(figures.weeks.map(({ from }) => from)).toEqual([
      '2026-09-07',
      '2026-09-14',
      '2026-09-21',
      '2026-09-28',
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
    const came = figures.weeks.flatMap(({ from, direct, indirect }) =>
      direct + indirect > 0 ? [[from, direct, indirect]] : [],
    );
    expect(came).toEqual([
      ['2026-09-07', 1, 0],
      ['2026-11-16', 0, 1],
      ['2026-11-23', 1, 1],
    ]);
    expect(figures).toMatchObject({ total: 5, direct: 3, indirect: 2, thisWeek: 2, levels: [3, 2] });
  });

  it('moves somebody who is counted elsewhere now from one sum to the other, and nobody else', async () => {
    const { context, rows, put, root, people } = await aWeekOfPeople();
    const sums = () =>
      Object.fromEntries(
        Object.entries(rows().find(({ pk }) => pk === `NETWORK#${root.referenceId}`) ?? {}).filter(([name]) =>
          name.startsWith('status_'),
        ),
      );
    expect(sums()).toEqual({ status_active: 5 });
    const [first] = people;
    if (!first) throw new Error('Somebody is below the root');
    put([profileRecord.item({ ...first, status: 'inactive' })]);
    await placeMember(context, { userId: first.id, moved: false });
    expect(sums()).toEqual({ status_active: 4, status_inactive: 1 });
    // Who is told of twice at the same moment is counted once.
    put([profileRecord.item({ ...first, status: 'active' })]);
    const crossed = meanwhile(context.table, () => placeMember(context, { userId: first.id, moved: false }));
    await placeMember(contextOf(crossed.table, context.now), { userId: first.id, moved: false });
    expect([crossed.happened(), sums()]).toEqual([true, { status_active: 5, status_inactive: 0 }]);
  });

  it('is drawn with its twelve largest branches, the rest as a number', async () => {
    const root = brought(undefined);
    const branches = Array.from({ length: 14 }, () => brought(root));
    const below = [brought(branches[0]), brought(branches[0]), brought(branches[5])];
    const unconfirmed = brought(root, { emailVerifiedAt: null, status: 'pending' });
    const all = [root, ...branches, ...below, unconfirmed];
    const { context } = treeScene(all);
    for (const { id } of all) await placeMember(context, { userId: id, moved: false });
    const actor = { userId: root.id, role: 'user' as const };
    const picture = await readBranches(context, { id: root.id, actor });
    expect(picture.branches).toHaveLength(12);
    expect(picture.branches.slice(0, 3).map(({ total }) => total)).toEqual([2, 1, 0]);
    expect([picture.root.total, picture.root.direct]).toEqual([17, 14]);
    expect(picture.others).toEqual({ direct: 2, total: 2 });
  });
});

describe('answering for somebody', () => {
  it('keeps what was said, or nothing where nothing was, and is refused to whoever is locked since', async () => {
    const { referrer, member } = aLine({ referrerSaid: null });
    const { context, put } = treeScene([referrer, member]);
    const answer = (action: string, reason?: string) =>
      answerReferrer(context, { id: member.id, referrerId: referrer.id, action, reason, by: referrer.id });
    put([profileRecord.item({ ...member, emailVerifiedAt: null, status: 'pending' })]);
    await expect(answer('disown', 'Không quen')).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    put([profileRecord.item(member)]);
    expect(await answer('disown', 'Không quen')).toBe('disowned');
    expect((await profileRecord.find(context.table, { id: member.id }))?.referrerNote).toBe('Không quen');
    const other = brought(referrer);
    put([profileRecord.item(other)]);
    await answerReferrer(context, {
      id: other.id,
      referrerId: referrer.id,
      action: 'confirm',
      by: referrer.id,
    });
    expect((await profileRecord.find(context.table, { id: other.id }))?.referrerNote).toBeNull();
  });
});

/** Five people below a root, three of them brought by it; now is a Wednesday. */
async function aWeekOfPeople() {
  const root = brought(undefined);
  const came = (by: Profile, day: string) =>
    brought(by, { emailVerifiedAt: `${day}T05:00:00.000Z`, createdAt: `${day}T05:00:00.000Z` });
  const first = came(root, '2026-09-07');
  const people = [
    first,
    came(root, '2026-09-06'),
    came(root, '2026-11-23'),
    came(first, '2026-11-22'),
    came(first, '2026-11-25'),
  ];
  const scene = treeScene([root, ...people]);
  const context = contextOf(scene.table, () => new Date('2026-11-25T06:00:00.000Z'));
  for (const { id } of people) await placeMember(context, { userId: id, moved: false });
  return { ...scene, context, people, root };
}
