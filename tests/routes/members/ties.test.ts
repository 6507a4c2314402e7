import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  blockMember,
  follow,
  getUser,
  listFollowers,
  listFollowing,
  listRelations,
  muteMember,
  unblockMember,
  unfollow,
  unmuteMember,
} from '#shared/members/index.ts';
import { maxFollowed } from '#shared/members/follow.contract.ts';
import { maxRelations } from '#shared/members/relations.contract.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { MemberCounts } from '#functions/domain/accounts/member-counts.ts';
import { isBlocked, isSilenced, relationsOf } from '#functions/domain/members/relations.ts';
import { newId } from '#shared/values/ids.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const ask = (contract: typeof follow, { accessToken: token }: Member, id: string) =>
  world.send(contract, { token, params: { id } });
const relate = (contract: typeof blockMember, { accessToken: token }: Member, id: string) =>
  world.send(contract, { token, params: { id } });
const counts = ({ id }: Pick<Member, 'id'>) => world.table.get(accountKeys.counts(id), MemberCounts);
const people = <const N extends string>(...names: N[]) =>
  Promise.all(names.map(() => world.aMember())) as Promise<Member[]> as Promise<
    [Member, Member, Member, ...Member[]]
  >;

describe('following', () => {
  it('200: counts once, however often it is pressed at once', async () => {
    const [anh, binh] = await people('anh', 'binh', '');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(follow, anh, binh.id)));
    expect(answers.map(({ status, body }) => [status, body.following])).toEqual(
      Array.from({ length: 5 }, () => [200, true]),
    );
    expect([(await counts(anh))?.following, (await counts(binh))?.followers]).toEqual([1, 1]);
    expect((await ask(unfollow, anh, binh.id)).body).toEqual({ following: false, totalFollowers: 0 });
    expect((await ask(unfollow, anh, binh.id)).status).toBe(200);
    expect([(await counts(anh))?.following, (await counts(binh))?.followers]).toEqual([0, 0]);
  });

  it('200: many at once, and two who follow each other at the same moment, all count', async () => {
    const [anh, binh, ...others] = await people('anh', 'binh', 'c', 'd', 'e');
    const answers = await Promise.all([
      ask(follow, anh, binh.id),
      ask(follow, binh, anh.id),
      ...others.map((other) => ask(follow, other, binh.id)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await counts(binh)).toMatchObject({ followers: 4, following: 1 });
    expect(await counts(anh)).toMatchObject({ followers: 1, following: 1 });
    const followers = await world.send(listFollowers, {
      token: anh.accessToken,
      params: { id: binh.id },
      query: { take: 3 },
    });
    expect([followers.body.total, followers.body.data.length]).toEqual([4, 3]);
    const rest = await world.send(listFollowers, {
      token: anh.accessToken,
      params: { id: binh.id },
      query: { take: 3, cursor: followers.body.nextCursor ?? '' },
    });
    expect(rest.body.data).toHaveLength(1);
    const following = await world.send(listFollowing, { token: binh.accessToken, params: { id: anh.id } });
    expect(following.body.data.map(({ id, follows }) => [id, follows])).toEqual([[binh.id, false]]);
  });

  it('403: only whose identity is approved, and they are told where they stand', async () => {
    const [newcomer, member] = await Promise.all([world.aMember({ status: 'pending_kyc' }), world.aMember()]);
    const { status, failure } = await ask(follow, newcomer, member.id);
    expect([status, failure.code, failure.userStatus]).toEqual([403, 'KYC_REQUIRED', 'pending_kyc']);
    expect((await ask(unfollow, newcomer, member.id)).status).toBe(200);
  });

  it('200: oneself nobody follows, so nothing ends', async () => {
    const member = await world.aMember();
    expect((await ask(unfollow, member, member.id)).body).toEqual({ following: false, totalFollowers: 0 });
    expect(await counts(member)).toBeUndefined();
  });

  it('404 and 422: nobody, somebody locked, oneself, and more than anybody reads', async () => {
    const [member, other] = await people('member', 'other', '');
    const locked = await world.aMember({ status: 'inactive' });
    expect((await ask(follow, member, newId())).status).toBe(404);
    expect((await ask(follow, member, locked.id)).status).toBe(404);
    expect((await ask(follow, member, member.id)).failure.code).toBe('MEMBER_SELF');
    await world.write([
      { ...accountKeys.counts(member.id), entity: 'member-counts', following: maxFollowed },
    ]);
    const full = await ask(follow, member, other.id);
    expect([full.status, full.failure.code]).toEqual([422, 'FOLLOWS_FULL']);
    expect(await counts(other)).toBeUndefined();
  });
});

describe('blocking', () => {
  it('200: ends who follows whom, both ways, and the other finds nobody', async () => {
    const [anh, binh] = await people('anh', 'binh', '');
    await Promise.all([ask(follow, anh, binh.id), ask(follow, binh, anh.id)]);
    const answers = await Promise.all([1, 2, 3].map(() => relate(blockMember, anh, binh.id)));
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ blocked: true, muted: false })));
    expect(await counts(anh)).toMatchObject({ followers: 0, following: 0, blocks: 1 });
    expect(await counts(binh)).toMatchObject({ followers: 0, following: 0 });
    expect((await world.send(getUser, { token: binh.accessToken, params: { id: anh.id } })).status).toBe(404);
    const seen = await world.send(getUser, { token: anh.accessToken, params: { id: binh.id } });
    expect(seen.body.ties).toMatchObject({ blocked: true, follows: false });
    expect((await ask(follow, binh, anh.id)).status).toBe(404);
    expect((await ask(follow, anh, binh.id)).failure.code).toBe('MEMBER_BLOCKED');
    expect(await isBlocked(world.table, binh.id, anh.id)).toBe(true);
    expect((await relationsOf(world.table, binh.id)).isApart(anh.id)).toBe(true);
  });

  it('leaves no tie behind, whichever of a follow and a block comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [anh, binh] = await people('anh', 'binh', '');
      await Promise.all([ask(follow, binh, anh.id), relate(blockMember, anh, binh.id)]);
      expect([(await counts(anh))?.followers ?? 0, (await counts(binh))?.following ?? 0]).toEqual([0, 0]);
      const followers = await world.send(listFollowers, { token: anh.accessToken, params: { id: anh.id } });
      expect(followers.body.data).toEqual([]);
    }
  });

  it('200: taken back, the two find each other again, and follow as strangers do', async () => {
    const [anh, binh] = await people('anh', 'binh', '');
    await relate(blockMember, anh, binh.id);
    const again = () => world.send(unblockMember, { token: anh.accessToken, params: { id: binh.id } });
    expect((await again()).body).toEqual({ blocked: false, muted: false });
    expect((await again()).status).toBe(200);
    expect(await counts(anh)).toMatchObject({ blocks: 0 });
    expect((await ask(follow, binh, anh.id)).status).toBe(200);
  });

  it('200: muting changes nothing for the other', async () => {
    const [anh, binh] = await people('anh', 'binh', '');
    await ask(follow, anh, binh.id);
    expect((await relate(muteMember, anh, binh.id)).body).toEqual({ blocked: false, muted: true });
    expect(await counts(binh)).toMatchObject({ followers: 1 });
    expect(await isSilenced(world.table, { listener: anh.id, speaker: binh.id })).toBe(true);
    expect(await isSilenced(world.table, { listener: binh.id, speaker: anh.id })).toBe(false);
    expect((await world.send(getUser, { token: binh.accessToken, params: { id: anh.id } })).status).toBe(200);
    const list = await world.send(listRelations, { token: anh.accessToken, query: { kind: 'mute' } });
    expect(list.body.data.map(({ user }) => user.id)).toEqual([binh.id]);
    await world.send(unmuteMember, { token: anh.accessToken, params: { id: binh.id } });
    expect(await isSilenced(world.table, { listener: anh.id, speaker: binh.id })).toBe(false);
  });

  it('404 and 422: nobody, oneself, and a list that is full', async () => {
    const [member, other] = await people('member', 'other', '');
    expect((await relate(blockMember, member, newId())).status).toBe(404);
    expect((await relate(muteMember, member, newId())).status).toBe(404);
    expect((await relate(blockMember, member, member.id)).failure.code).toBe('MEMBER_SELF');
    expect((await relate(muteMember, member, member.id)).failure.code).toBe('MEMBER_SELF');
    await world.write([
      {
        ...accountKeys.counts(member.id),
        entity: 'member-counts',
        blocks: maxRelations,
        mutes: maxRelations,
      },
    ]);
    expect((await relate(blockMember, member, other.id)).failure.code).toBe('RELATIONS_FULL');
    expect((await relate(muteMember, member, other.id)).failure.code).toBe('RELATIONS_FULL');
  });

  it('404: lists of whoever is not there', async () => {
    const member = await world.aMember();
    const asked = { token: member.accessToken, params: { id: newId() } };
    expect((await world.send(listFollowers, asked)).status).toBe(404);
    expect((await world.send(listFollowing, asked)).status).toBe(404);
  });
});
