import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { type ActivityEntity, activityEntities, activityReaders } from '#shared/activity/activity-choices.ts';
import { can } from '#shared/contract/access.ts';
import { newId } from '#shared/values/ids.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import { returning } from '#tests/support/returns.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let helper: Member;
let buyer: Member;
beforeAll(async () => {
  world = await aWorld();
  [admin, helper, buyer] = await Promise.all([
    world.aMember({ role: 'admin', fullName: 'Quản Trị' }),
    world.aMember({ role: 'collaborator', fullName: 'Cộng Tác' }),
    world.aMember(),
  ]);
});
afterAll(() => world.close());

const ask = (
  { accessToken: token }: Member,
  entity: ActivityEntity,
  id: string,
  query: { take?: number; cursor?: string } = {},
) => world.send(listActivity, { token, params: { entity, id }, query });

/** Changed in a form, by an admin. */
const change = (profile: Profile, to: Partial<Profile>, by: string, requestId = 'r0') =>
  withOrigin({ who: { id: by, role: 'admin' }, way: 'form', requestId }, async () => {
    const { after, writes } = profileRecord.replace(profile, to);
    await world.table.write(writes);
    return after;
  });

/** Locked and let in again by turns, so many times. */
async function turns(times: number) {
  let profile = await world.anAccount();
  for (let turn = 1; turn <= times; turn += 1) {
    const status = turn % 2 === 1 ? 'inactive' : 'active';
    profile = await change(profile, { status, updatedAt: `turn ${turn}` }, admin.id, `r${turn}`);
  }
  return profile;
}

describe('what was done to a record', () => {
  it('200: says who, what was before and after, and by which way, the newest first', async () => {
    const { id } = await turns(2);
    const { body, status } = await ask(admin, 'user', id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: [
        { fields: [{ field: 'status', from: 'inactive', to: 'active' }] },
        {
          act: 'changed',
          way: 'form',
          requestId: 'r1',
          who: { id: admin.id, fullName: 'Quản Trị', role: 'admin', referenceId: admin.referenceId },
          fields: [{ field: 'status', from: 'active', to: 'inactive' }],
        },
      ],
      nextCursor: null,
    });
  });

  it('200: goes on page by page, each line once', async () => {
    const { id } = await turns(5);
    const first = (await ask(admin, 'user', id, { take: 3 })).body;
    const rest = (await ask(admin, 'user', id, { take: 3, cursor: first.nextCursor ?? '' })).body;
    expect([first.data.length, rest.data.length, rest.nextCursor]).toEqual([3, 2, null]);
    expect(new Set([...first.data, ...rest.data].map((line) => line.requestId)).size).toBe(5);
  });

  it('200: tells of what staff do through the API, with the call that did it', async () => {
    const goods = returning(world);
    const order = await goods.anOrder(buyer, [1]);
    const { body: asked } = await goods.ask(buyer, order, [1]);
    await goods.staff(helper, asked.id).to('approved');
    const { body } = await ask(helper, 'return', asked.id);
    expect(body.data).toMatchObject([
      {
        // No browser of ours sent it.
        way: 'api',
        who: { id: helper.id, role: 'collaborator', fullName: 'Cộng Tác' },
        fields: [{ field: 'status', from: 'requested', to: 'approved' }],
      },
    ]);
    expect(body.data[0]?.requestId).toMatch(/\S/);
  });

  it('200: of somebody who is gone still says what they did', async () => {
    const { id } = await change(await world.anAccount(), { status: 'inactive' }, newId());
    expect((await ask(admin, 'user', id)).body.data).toMatchObject([
      { who: { role: 'admin', fullName: null }, fields: [{ to: 'inactive' }] },
    ]);
  });

  it('200: of nothing there is nothing', async () => {
    expect((await ask(admin, 'product', 'never was')).body).toEqual({ data: [], nextCursor: null });
  });

  it.each(activityEntities)('%s: is for whoever may read the record, and nobody else', async (entity) => {
    const statuses = await Promise.all(
      [admin, helper, buyer].map(async (who) => (await ask(who, entity, 'x')).status),
    );
    const wanted = (['admin', 'collaborator', 'user'] as const).map((role) =>
      can(role, activityReaders[entity]) ? 200 : 403,
    );
    expect(statuses).toEqual(wanted);
  });

  it('400: a cursor of another record, or of nobody’s making', async () => {
    const { id } = await turns(2);
    const { nextCursor } = (await ask(admin, 'user', id, { take: 1 })).body;
    const elsewhere = await ask(admin, 'user', buyer.id, { cursor: nextCursor ?? '' });
    const junk = await ask(admin, 'user', id, { cursor: 'junk' });
    expect([elsewhere, junk].map(({ failure }) => failure.code)).toEqual(['BAD_CURSOR', 'BAD_CURSOR']);
  });
});
