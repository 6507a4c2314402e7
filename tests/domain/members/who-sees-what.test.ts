import { describe, expect, it } from 'vitest';
import { ownedFacts, type OwnedFact, type Visibility } from '#shared/members/profile-choices.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { follow, followItem, followState, unfollow } from '#functions/domain/members/follows.ts';
import { relate, unrelate } from '#functions/domain/members/block-member.ts';
import { viewMember, requireMember } from '#functions/domain/members/view-member.ts';
import { isBlocked, isSilenced, relationsOf } from '#functions/domain/members/relations.ts';
import { noteReport } from '#functions/domain/mail/suppression.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

const said: Pick<Profile, OwnedFact> = {
  email: 'lan@example.com',
  phoneNumber: '0912345678',
  dob: '1992-03-14',
  gender: 'female',
  country: 'VN',
  website: 'https://lan.example.com',
  bio: 'Bán cốm',
};
const at = '2026-11-01T00:00:00.000Z';

/** A member, and everybody who may look at them from each distance. */
function aVillage(given: Partial<Profile> = {}) {
  const { table, put, rows } = memoryTable();
  const context = contextOf(table);
  const referrer = aProfile();
  const member = aProfile({
    ...said,
    phoneVerifiedAt: at,
    referrerId: referrer.id,
    rejectedReason: 'Mờ',
    askedFor: 'Số giấy tờ',
    ...given,
  });
  const invited = aProfile({ referrerId: member.id });
  const [friend, fan, idol, stranger] = [aProfile(), aProfile(), aProfile(), aProfile()];
  const admin = aProfile({ role: 'admin' });
  const helper = aProfile({ role: 'collaborator' });
  const people = { self: member, admin, referrer, invited, friend, fan, idol, stranger, helper };
  put(Object.values(people).map(profileRecord.item));
  const ties = [
    [friend, member],
    [member, friend],
    [fan, member],
    [member, idol],
  ] as const;
  put(ties.map(([one, other]) => followItem({ followerId: one.id, followedId: other.id, at })));
  const look = (who: Profile, id = member.id) => viewMember(context, { userId: who.id, role: who.role }, id);
  const save = (change: Partial<Profile>) => put([profileRecord.item({ ...member, ...change })]);
  return { table, put, rows, context, people, member, look, save };
}
type Onlooker = keyof ReturnType<typeof aVillage>['people'];

const whole: readonly Onlooker[] = ['self', 'admin'];
const near: readonly Onlooker[] = ['referrer', 'invited', 'friend'];
const far: readonly Onlooker[] = ['fan', 'idol', 'stranger', 'helper'];
const everybody = [...whole, ...near, ...far];

describe('a fact of a member', () => {
  const seenBy: Record<Visibility, readonly Onlooker[]> = {
    everybody,
    near: [...whole, ...near],
    nobody: whole,
  };
  const atFirst: Record<OwnedFact, Visibility> = {
    email: 'nobody',
    phoneNumber: 'nobody',
    dob: 'nobody',
    gender: 'nobody',
    country: 'everybody',
    website: 'everybody',
    bio: 'everybody',
  };
  const valueFor = (fact: OwnedFact, who: Onlooker) =>
    fact === 'dob' && !whole.includes(who) ? '--03-14' : said[fact];

  it.each(['everybody', 'near', 'nobody', undefined] as const)(
    'seen by %s is seen by exactly those, however the member stands',
    async (setting) => {
      for (const status of ['active', 'pending_kyc', 'kyc_changing'] as const)
        for (const fact of ownedFacts) {
          const { people, look } = aVillage({ status, seenBy: setting ? { [fact]: setting } : {} });
          const allowed = seenBy[setting ?? atFirst[fact]];
          for (const who of everybody) {
            const profile = await look(people[who]);
            const expected = allowed.includes(who) ? valueFor(fact, who) : null;
            expect([fact, who, profile[fact]]).toEqual([fact, who, expected]);
            if (fact === 'phoneNumber')
              expect([who, profile.phoneVerified]).toEqual([who, allowed.includes(who)]);
          }
        }
    },
  );

  it('that mail is kept from their address is theirs and an admin’s to see', async () => {
    const { people, look, context } = aVillage();
    for (const who of whole) expect((await look(people[who])).mailSuppression).toBeNull();
    await noteReport(context, { kind: 'hard', address: said.email ?? '', sentAt: at, at });
    for (const who of everybody)
      expect([who, (await look(people[who])).mailSuppression]).toEqual([
        who,
        whole.includes(who) ? { reason: 'bounce', since: at } : null,
      ]);
  });

  it('that staff said of them, and who brought them, is theirs and an admin’s to see', async () => {
    const { people, look, member } = aVillage();
    for (const who of everybody) {
      const { rejectedReason, askedFor, referrer, seenBy: settings, updatedAt } = await look(people[who]);
      const isWhole = whole.includes(who);
      expect([who, rejectedReason, askedFor, referrer?.id ?? null, settings, updatedAt]).toEqual(
        isWhole
          ? [who, 'Mờ', 'Số giấy tờ', people.referrer.id, {}, member.updatedAt]
          : [who, null, null, null, null, null],
      );
    }
  });

  it('is near to nobody any more once one of the two stops following', async () => {
    const { people, look, context, member, save } = aVillage({ seenBy: { email: 'near' } });
    expect((await look(people.friend)).email).toBe(said.email);
    await unfollow(context, { followerId: member.id, followedId: people.friend.id });
    expect((await look(people.friend)).email).toBeNull();
    save({ seenBy: {} });
    expect((await look(people.referrer)).email).toBeNull();
  });
});

describe('a member', () => {
  const hidden = whole;
  it.each<[string, Partial<Profile>, readonly Onlooker[]]>([
    ['is active', { status: 'active' }, everybody],
    ['waits to be let in', { status: 'kyc_submitted' }, everybody],
    ['was locked', { status: 'inactive', closedAs: 'locked' }, hidden],
    ['left', { status: 'inactive', closedAs: 'left', email: '', phoneNumber: '' }, hidden],
    ['never confirmed an address', { status: 'pending', emailVerifiedAt: null }, hidden],
  ])('who %s is there for those of the table alone', async (_, given, there) => {
    // The most open setting there is shows nobody who is not there.
    const open = Object.fromEntries(ownedFacts.map((fact) => [fact, 'everybody'])) as Profile['seenBy'];
    const { people, look, context, member } = aVillage({ ...given, seenBy: open });
    for (const who of everybody) {
      const seen = await look(people[who]).then(
        ({ id }) => id,
        (error: { code?: string }) => error.code,
      );
      expect([who, seen]).toEqual([who, there.includes(who) ? member.id : 'USER_NOT_FOUND']);
      const viewer = { userId: people[who].id, role: people[who].role };
      const required = await requireMember(context, viewer, member.id).catch(
        ({ code }: { code: string }) => code,
      );
      expect([who, required]).toEqual([who, there.includes(who) ? undefined : 'USER_NOT_FOUND']);
    }
  });

  it('is not there for whom they block, but is for whom they mute, who blocks them, and admins', async () => {
    const { people, look, context, member } = aVillage();
    const tie = { ownerId: member.id, otherId: people.friend.id };
    await relate(context, { ...tie, kind: 'mute' });
    expect((await look(people.friend)).id).toBe(member.id);
    await relate(context, { ownerId: people.fan.id, otherId: member.id, kind: 'block' });
    expect((await look(people.fan)).ties).toMatchObject({ blocked: true, follows: false });
    await relate(context, { ...tie, kind: 'block' });
    await expect(look(people.friend)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    await relate(context, { ownerId: member.id, otherId: people.admin.id, kind: 'block' });
    expect((await look(people.admin)).id).toBe(member.id);
    await unrelate(context, { ...tie, kind: 'block' });
    // Taken back, who followed whom stays ended.
    expect((await look(people.friend)).ties).toMatchObject({ follows: false, followsBack: false });
  });

  it('is told of each look of an admin, and of nobody else’s', async () => {
    const { people, look, rows } = aVillage();
    for (const who of everybody) await look(people[who]);
    const looks = rows().filter(({ entity }) => entity === 'activity');
    expect(looks.map(({ act }) => act)).toEqual(['looked']);
  });
});

describe('ties between two', () => {
  const countsIn = (rows: Record<string, unknown>[], { id }: Profile) => {
    const { followers, following, blocks, mutes } =
      rows.find(({ pk, sk }) => pk === accountKeys.counts(id).pk && sk === accountKeys.counts(id).sk) ?? {};
    return { followers, following, blocks, mutes };
  };

  it('of a block are ended both ways and counted once, also where one follows at that very moment', async () => {
    const { table, put, rows } = memoryTable();
    const context = contextOf(table);
    const [one, other] = [aProfile(), aProfile()];
    put([one, other].map(profileRecord.item));
    const forth = { followerId: one.id, followedId: other.id };
    const back = { followerId: other.id, followedId: one.id };
    await follow(context, forth);
    const crossed = meanwhile(table, () => follow(context, back));
    await relate(contextOf(crossed.table), { ownerId: one.id, otherId: other.id, kind: 'block' });
    expect(crossed.happened()).toBe(true);
    expect(rows().filter(({ entity }) => entity === 'follow')).toEqual([]);
    expect(countsIn(rows(), one)).toMatchObject({ followers: 0, following: 0, blocks: 1 });
    expect(countsIn(rows(), other)).toMatchObject({ followers: 0, following: 0 });
    await relate(context, { ownerId: one.id, otherId: other.id, kind: 'block' });
    expect(countsIn(rows(), one).blocks).toBe(1);
    await expect(follow(context, forth)).rejects.toMatchObject({ code: 'MEMBER_BLOCKED' });
    await expect(follow(context, back)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    await unrelate(context, { ownerId: one.id, otherId: other.id, kind: 'block' });
    await unrelate(context, { ownerId: one.id, otherId: other.id, kind: 'block' });
    expect(countsIn(rows(), one).blocks).toBe(0);
    await follow(context, back);
    await follow(context, back);
    expect(countsIn(rows(), one).followers).toBe(1);
    expect(await followState(context, back)).toEqual({ following: true, totalFollowers: 1 });
    await unfollow(context, back);
    await unfollow(context, back);
    expect(countsIn(rows(), one).followers).toBe(0);
  });

  it.each(['block', 'mute'] as const)(
    'that end by unfollowing at the moment of a %s are counted once',
    async (kind) => {
      const { table, put, rows } = memoryTable();
      const context = contextOf(table);
      const [one, other] = [aProfile(), aProfile()];
      put([one, other].map(profileRecord.item));
      const forth = { followerId: one.id, followedId: other.id };
      await follow(context, forth);
      const crossed = meanwhile(table, () => unfollow(context, forth));
      await relate(contextOf(crossed.table), { ownerId: one.id, otherId: other.id, kind });
      if (kind === 'block') expect(crossed.happened()).toBe(true);
      else await unfollow(context, forth);
      expect(countsIn(rows(), other).followers).toBe(0);
      expect(countsIn(rows(), one).following).toBe(0);
      // A mute leaves who follows whom alone.
      expect(await isBlocked(table, one.id, other.id)).toBe(kind === 'block');
    },
  );

  it('are refused with oneself, and with whoever is not there', async () => {
    const { context, people, member, save } = aVillage();
    const { stranger } = people;
    await expect(follow(context, { followerId: member.id, followedId: member.id })).rejects.toMatchObject({
      code: 'MEMBER_SELF',
    });
    const own = { ownerId: member.id, otherId: member.id, kind: 'mute' } as const;
    await expect(relate(context, own)).rejects.toMatchObject({ code: 'MEMBER_SELF' });
    save({ status: 'inactive' });
    const tie = { followerId: stranger.id, followedId: member.id };
    await expect(follow(context, tie)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    await expect(follow(context, { ...tie, followedId: 'nobody' })).rejects.toMatchObject({
      code: 'USER_NOT_FOUND',
    });
  });

  it.each<[string, 'block' | 'mute', 'listener' | 'speaker', blocked: boolean, silenced: boolean]>([
    ['the listener mutes the speaker', 'mute', 'listener', false, true],
    ['the listener blocks the speaker', 'block', 'listener', true, true],
    ['the speaker mutes the listener', 'mute', 'speaker', false, false],
    ['the speaker blocks the listener', 'block', 'speaker', true, true],
  ])('decide who hears of whom: %s', async (_, kind, by, blocked, silenced) => {
    const { table, context, people } = aVillage();
    const [listener, speaker] = [people.stranger.id, people.fan.id];
    const [ownerId, otherId] = by === 'listener' ? [listener, speaker] : [speaker, listener];
    await relate(context, { ownerId, otherId, kind });
    expect(await isSilenced(table, { listener, speaker })).toBe(silenced);
    expect(await isBlocked(table, listener, speaker)).toBe(blocked);
    expect(await isBlocked(table, speaker, listener)).toBe(blocked);
    const own = await relationsOf(table, listener);
    expect(own.isApart(speaker)).toBe(blocked);
    expect([[...own.blocks], [...own.mutes], [...own.blockedBy]]).toEqual([
      by === 'listener' && kind === 'block' ? [speaker] : [],
      by === 'listener' && kind === 'mute' ? [speaker] : [],
      by === 'speaker' && kind === 'block' ? [listener === ownerId ? '' : ownerId] : [],
    ]);
  });
});
