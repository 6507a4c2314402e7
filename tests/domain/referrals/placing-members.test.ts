import { describe, expect, it } from 'vitest';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { placeMember } from '#functions/domain/referrals/network/place-member.ts';
import { placeOlderMembers } from '#functions/domain/referrals/network/network-rewrites.ts';
import { brought, treeScene } from './a-tree.ts';

/** Somebody who moved below another, whom they brought so far, and one below those: all as they stood before. */
function aMove(children: number) {
  const top = brought(undefined);
  const moved = brought(undefined);
  const brood = Array.from({ length: children }, () => brought(moved));
  const deep = brought(brood[0]);
  const scene = treeScene([top, moved, ...brood, deep]);
  scene.put([profileRecord.item({ ...moved, referrerId: top.id })]);
  const lineageOf = async ({ id }: Profile) => (await findProfile(scene.context, id))?.lineage;
  const under = (...people: Profile[]) => people.map(({ referenceId }) => `${referenceId}/`).join('');
  return { ...scene, top, moved, brood, deep, lineageOf, under };
}

describe('somebody who comes to stand below another', () => {
  it('takes along all whom they brought, page by page, and each of those takes their own along in turn', async () => {
    const { context, top, moved, brood, deep, lineageOf, under } = aMove(51);
    await placeMember(context, { userId: moved.id, moved: true });
    expect(await lineageOf(moved)).toBe(under(top));
    expect(await Promise.all(brood.map(lineageOf))).toEqual(brood.map(() => under(top, moved)));
    const [first] = brood;
    if (!first) throw new Error('They brought some');
    expect(await lineageOf(deep)).toBe(under(moved, first));
    await placeMember(context, { userId: first.id, moved: true });
    expect(await lineageOf(deep)).toBe(under(top, moved, first));
  });

  it('is not written down again where they stand already, or each writing would ask for the next', async () => {
    const { context, table, moved, brood, lineageOf, under, top } = aMove(2);
    await placeMember(context, { userId: moved.id, moved: true });
    const write: typeof table.write = () => Promise.reject(new Error('Nothing is to be written'));
    await placeMember({ ...context, table: { ...table, write } }, { userId: moved.id, moved: true });
    expect(await Promise.all(brood.map(lineageOf))).toEqual(brood.map(() => under(top, moved)));
  });

  it('leaves those below where they are while it is not told that they moved', async () => {
    const { context, moved, brood, lineageOf, under } = aMove(1);
    await placeMember(context, { userId: moved.id, moved: false });
    expect(await Promise.all(brood.map(lineageOf))).toEqual([under(moved)]);
  });

  it('keeps the place they have where nobody brought them, or whoever did is gone', async () => {
    const { context, table, put, top, moved, lineageOf } = aMove(0);
    await table.write(profileRecord.softDelete(top));
    await placeMember(context, { userId: moved.id, moved: true });
    expect(await lineageOf(moved)).toBe('');
    const alone = brought(undefined, { lineage: 'KEPT/' });
    put([profileRecord.item(alone)]);
    await placeMember(context, { userId: alone.id, moved: true });
    expect(await lineageOf(alone)).toBe('KEPT/');
  });
});

it('accounts from before the tree was kept are found below whoever brought them, and placed once', () => {
  const older = { pk: 'USER#a', sk: 'PROFILE', id: 'a', referrerId: 'b', createdAt: '2026-01-05' };
  expect([placeOlderMembers.name, placeOlderMembers.entities]).toEqual(['members-in-the-tree', ['user']]);
  const placed = placeOlderMembers.today(older);
  expect(placed).toEqual({ ...older, toPlace: true, gsi1pk: 'BROUGHT-BY#b', gsi1sk: '2026-01-05#a' });
  for (const item of [
    placed,
    { ...older, toPlace: true },
    { ...older, gsi1pk: 'BROUGHT-BY#b' },
    { ...older, referrerId: null },
  ])
    expect(placeOlderMembers.today(item)).toBe(item);
});
