import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { answerReferrer } from '#functions/domain/referrals/network/answer-referrer.ts';
import { seededNetwork, weekOf } from '#functions/domain/referrals/network/count-network.ts';
import { requireInNetwork } from '#functions/domain/referrals/network/network-access.ts';
import { nameReferrer } from '#functions/domain/referrals/network/name-referrer.ts';
import { placeMember } from '#functions/domain/referrals/network/place-member.ts';
import { readBranches, readNetwork } from '#functions/domain/referrals/network/read-network.ts';
import { log } from '#functions/platform/log.ts';
import { brought, treeScene } from './a-tree.ts';

const loadChunk = async (work: Promise<unknown>) => {
  const failure: unknown = await work.catch((error: unknown) => error);
  return failure instanceof AppError ? failure.code : undefined;
};

/** Root, two below, one below the first, and a chain below that one. */
function aFamily() {
  const root = brought(undefined);
  const [one, two] = [brought(root), brought(root)];
  const child = brought(one);
  const grandchild = brought(child);
  return { root, one, two, child, grandchild, all: [root, one, two, child, grandchild] };
}

const countsOf = (rows: Record<string, unknown>[]) =>
  rows
    .filter(({ entity, total }) => entity === 'network-counts' && total !== 0)
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== 0)))
    .toSorted((a, b) => String(a['pk']).localeCompare(String(b['pk'])));

describe('counts of a network', () => {
  it('are those of everybody counted once, however often and in whatever order they are told of', async () => {
    const { all } = aFamily();
    const { context, rows } = treeScene(all);
    for (const { id } of [...all, ...all.toReversed()])
      await placeMember(context, { userId: id, moved: true });
    await Promise.all(all.map(({ id }) => placeMember(context, { userId: id, moved: true })));
    expect(countsOf(rows())).toEqual(countsOf(seededNetwork(all)));
    // Where each stands is written down as well, and nothing of who stands nowhere.
    const nobody = brought(all[0], { emailVerifiedAt: null, status: 'pending' });
    const placesIn = (items: Record<string, unknown>[]) =>
      items.flatMap(({ entity, pk, lineage, week, status }) =>
        entity === 'network-place'
          ? [`${String(pk)} ${String(lineage)} ${String(week)} ${String(status)}`]
          : [],
      );
    const seeded = placesIn(seededNetwork([...all, nobody]));
    expect(placesIn(rows()).toSorted()).toEqual(seeded.toSorted());
    expect(seeded).toHaveLength(4);
  });

  it('follow a member who says later who brought them, with all below', async () => {
    const { root, one, two, child, grandchild, all } = aFamily();
    const late = brought(undefined);
    const below = brought(late);
    const { context, rows } = treeScene([...all, late, below]);
    for (const { id } of [...all, late, below]) await placeMember(context, { userId: id, moved: true });
    expect(
      await nameReferrer(context, { userId: late.id, referenceId: grandchild.referenceId }),
    ).toMatchObject({
      id: grandchild.id,
    });
    // As the stream tells it: the one who moved, then each that moved with them.
    await placeMember(context, { userId: late.id, moved: true });
    await placeMember(context, { userId: below.id, moved: true });
    const now = (await Promise.all([...all, late, below].map(({ id }) => findProfile(context, id)))).flatMap(
      (profile) => profile ?? [],
    );
    expect(now.at(-1)?.lineage).toBe(
      [root, one, child, grandchild, late].map(({ referenceId }) => `${referenceId}/`).join(''),
    );
    expect(countsOf(rows())).toEqual(countsOf(seededNetwork(now)));
    const { figures } = await readNetwork(context, root.id);
    expect(figures).toMatchObject({ total: 6, direct: 2, indirect: 4, levels: [2, 1, 1, 1, 1] });
    expect(two.lineage).toBe(`${root.referenceId}/`);
  });

  it('leave out who did not confirm their address', async () => {
    const root = brought(undefined);
    const nobody = brought(root, { emailVerifiedAt: null, status: 'pending' });
    const { context } = treeScene([root, nobody]);
    await placeMember(context, { userId: nobody.id, moved: true });
    expect((await readNetwork(context, root.id)).figures.total).toBe(0);
  });

  it.each([
    ['2026-11-22T16:59:59.000Z', '2026-11-16'],
    // Monday begins at 17:00 in London.
    ['2026-11-22T17:00:00.000Z', '2026-11-23'],
    ['2026-11-25T12:00:00.000Z', '2026-11-23'],
  ])('%s is of the week of %s', (moment, monday) => {
    expect(weekOf(moment)).toBe(monday);
  });
});

describe('naming a referrer', () => {
  const world = () => {
    const { root, one, child, all } = aFamily();
    const late = brought(undefined);
    return { ...treeScene([...all, late]), root, one, child, late };
  };

  it('is done once, and said twice it is said once', async () => {
    const { context, late, one, root } = world();
    const name = (by: Profile) => nameReferrer(context, { userId: late.id, referenceId: by.referenceId });
    expect((await name(one)).id).toBe(one.id);
    expect((await name(one)).id).toBe(one.id);
    expect(await loadChunk(name(root))).toBe('REFERRER_KNOWN');
  });

  it('refuses oneself, those below, nobody, and whoever bought before', async () => {
    const { context, late, root, child, put } = world();
    const name = (who: Profile, referenceId: string) =>
      loadChunk(nameReferrer(context, { userId: who.id, referenceId }));
    expect(await name(late, late.referenceId)).toBe('REFERRER_CIRCLE');
    expect(await name(root, child.referenceId)).toBe('REFERRER_CIRCLE');
    expect(await name(late, 'ZZZZ9999')).toBe('REFERRER_NOT_FOUND');
    put([{ pk: 'ORDER#1', sk: 'HEAD', id: '1', gsi2pk: `ORDERS-OF#${late.id}`, gsi2sk: '2026#1' }]);
    expect(await name(late, root.referenceId)).toBe('REFERRER_TOO_LATE');
  });

  it('lets no circle come about where two name each other at the same moment', async () => {
    const [one, other] = [brought(undefined), brought(undefined)];
    const { context } = treeScene([one, other]);
    const results = await Promise.all([
      loadChunk(nameReferrer(context, { userId: one.id, referenceId: other.referenceId })),
      loadChunk(nameReferrer(context, { userId: other.id, referenceId: one.referenceId })),
    ]);
    expect(results.toSorted()).toEqual(['REFERRER_CIRCLE', undefined]);
  });
});

describe('what a referrer says', () => {
  const answer = (
    context: Parameters<typeof answerReferrer>[0],
    id: string,
    by: string,
    action = 'confirm',
  ) => answerReferrer(context, { id, referrerId: by, action, by });

  it('is said once, by whoever was named alone', async () => {
    const { root, one, two, child, all } = aFamily();
    const { context } = treeScene(all);
    expect(await answer(context, one.id, root.id)).toBe('confirmed');
    expect(await answer(context, one.id, root.id)).toBe('confirmed');
    expect(await loadChunk(answer(context, one.id, root.id, 'disown'))).toBe('REFERRER_ANSWERED');
    expect(await loadChunk(answer(context, child.id, root.id))).toBe('USER_NOT_FOUND');
    expect(await loadChunk(answer(context, 'nobody', root.id))).toBe('USER_NOT_FOUND');
    expect(await loadChunk(answer(context, two.id, root.id, 'approve'))).toBe('INVALID_REQUEST_ACTION');
    expect(
      await loadChunk(
        answerReferrer(context, { id: two.id, referrerId: root.id, action: 'confirm', by: one.id }),
      ),
    ).toBe('FORBIDDEN');
    expect((await profileRecord.find(context.table, { id: one.id }))?.referrerSaid).toBe('confirmed');
  });
});

describe('who looks', () => {
  it('sees their own and those below; nobody else’s is told from a missing one', async () => {
    const { root, one, two, child, all } = aFamily();
    const { context } = treeScene(all);
    const look = (id: string, { id: userId }: Profile, role: Profile['role'] = 'user') =>
      loadChunk(requireInNetwork(context, { id, actor: { userId, role } }));
    expect(await look(root.id, root)).toBeUndefined();
    expect(await look(child.id, root)).toBeUndefined();
    expect(await look(root.id, one)).toBe('USER_NOT_FOUND');
    expect(await look(two.id, one)).toBe('USER_NOT_FOUND');
    expect(await look('nobody', one)).toBe('USER_NOT_FOUND');
    expect(await look(two.id, one, 'collaborator')).toBe('USER_NOT_FOUND');
    expect(await look(two.id, one, 'admin')).toBeUndefined();
    expect(await look('nobody', one, 'admin')).toBe('USER_NOT_FOUND');
  });

  it('is written down where staff look at somebody else’s, and only there', async () => {
    const { root, one, child, all } = aFamily();
    const { context } = treeScene(all);
    const told = vi.spyOn(log, 'info').mockReturnValue();
    const look = (id: string, { id: userId }: Profile, role: Profile['role']) =>
      loadChunk(requireInNetwork(context, { id, actor: { userId, role } }));
    await look(child.id, root, 'user');
    await look(root.id, root, 'admin');
    await look('nobody', root, 'admin');
    await look(one.id, { ...root, id: 'nobody' }, 'admin');
    await look(root.id, child, 'user');
    expect(told.mock.calls).toEqual([]);
    await look(root.id, child, 'admin');
    expect(told.mock.calls).toEqual([
      ['staff looked at a network', { ownerId: root.id, lookerId: child.id }],
    ]);
    told.mockRestore();
  });

  it('is shown a picture of branches, the largest first, and the way up to themselves', async () => {
    const { root, one, child, all } = aFamily();
    const { context } = treeScene(all);
    for (const { id } of all) await placeMember(context, { userId: id, moved: true });
    const actor = { userId: root.id, role: 'user' as const };
    const picture = await readBranches(context, { id: root.id, actor });
    expect(picture.branches.map(({ total, direct }) => [total, direct])).toEqual([
      [2, 1],
      [0, 0],
    ]);
    expect([picture.root.total, picture.levels, picture.above, picture.others]).toEqual([
      4,
      [2, 1, 1],
      [],
      { direct: 0, total: 0 },
    ]);
    const below = await readBranches(context, { id: child.id, actor });
    expect(below.above.map(({ id }) => id)).toEqual([root.id, one.id]);
  });

  it('shows no branch of somebody whose address is not confirmed', async () => {
    const root = brought(undefined);
    const [member, nobody] = [brought(root), brought(root, { emailVerifiedAt: null, status: 'pending' })];
    const { context } = treeScene([root, member, nobody]);
    for (const { id } of [member, nobody]) await placeMember(context, { userId: id, moved: true });
    const { branches } = await readBranches(context, {
      id: root.id,
      actor: { userId: root.id, role: 'user' },
    });
    expect(branches.map(({ id }) => id)).toEqual([member.id]);
  });
});
