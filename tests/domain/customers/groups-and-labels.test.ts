import { describe, expect, it } from 'vitest';
import type { CustomerGroup } from '#shared/customers/customer-groups.contract.ts';
import {
  createGroup,
  deleteGroup,
  listGroups,
  readLabels,
  updateGroup,
} from '#functions/domain/customers/groups/customer-groups.ts';
import { isIn } from '#functions/domain/customers/groups/group-rule.ts';
import { groupsOf } from '#functions/domain/customers/groups/groups-of.ts';
import { requireCustomer } from '#functions/domain/customers/records/customer.ts';
import { eraseCustomer } from '#functions/domain/customers/staff/erase-customer.ts';
import { changeGroupMembers, labelCustomer } from '#functions/domain/customers/staff/label-customer.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aGuest, customersScene } from './customers-scene.ts';

const noLabels = { addTags: [], removeTags: [], addGroups: [], removeGroups: [] };
const anyone = {
  spentAtLeast: null,
  ordersAtLeast: null,
  boughtWithinDays: null,
  provinces: [],
  userId: 'admin',
};
const byHand = { ...anyone, kind: 'static' } as const;

async function aBuyer() {
  const scene = customersScene();
  const bought = scene.order(aGuest('0911222333'));
  await scene.count(bought);
  const { id } = await scene.customerOf(bought);
  const labels = async () => {
    const { tags, groups } = await requireCustomer(scene.table, id);
    return { tags, groups };
  };
  /** The history of the customer, field by field, oldest first. */
  const told = () =>
    scene
      .rows()
      .filter(({ entity, pk }) => entity === 'activity' && pk === `ACTIVITY#customer#${id}`)
      .flatMap(({ fields }) => fields as { field: string; from: unknown; to: unknown }[]);
  return { ...scene, bought, id, labels, told };
}

const now = new Date('2026-11-22T12:00:00.000Z');
const rule: CustomerGroup = {
  id: 'rule',
  name: 'Khách quen',
  kind: 'rule',
  spentAtLeast: null,
  ordersAtLeast: null,
  boughtWithinDays: null,
  provinces: [],
  createdAt: '',
  version: 1,
};
const buyer = {
  totalSpent: 500,
  orderCount: 3,
  lastOrderAt: '2026-11-15T12:00:00.000Z',
  province: 'Huế',
  groups: ['hand'],
};

describe('a rule of a group', () => {
  it.each<[string, Partial<CustomerGroup>, boolean]>([
    ['asks for nothing', {}, true],
    ['spent exactly as much', { spentAtLeast: 500 }, true],
    ['spent one less', { spentAtLeast: 501 }, false],
    ['ordered exactly as often', { ordersAtLeast: 3 }, true],
    ['ordered once less', { ordersAtLeast: 4 }, false],
    ['bought on the last moment that counts', { boughtWithinDays: 7 }, true],
    ['bought a day before that', { boughtWithinDays: 6 }, false],
    ['lives there', { provinces: ['Hà Nội', 'Huế'] }, true],
    ['lives elsewhere', { provinces: ['Hà Nội'] }, false],
    ['spent enough, but ordered too seldom', { spentAtLeast: 1, ordersAtLeast: 4 }, false],
    ['ordered enough, but spent too little', { spentAtLeast: 501, ordersAtLeast: 1 }, false],
    ['is by hand, whatever it asks for beside', { kind: 'static', id: 'hand', spentAtLeast: 501 }, true],
    ['is by hand, of others', { kind: 'static', id: 'other' }, false],
  ])('who %s', (_, given, expected) => {
    expect(isIn({ ...rule, ...given }, buyer, now)).toBe(expected);
  });

  it.each<[string, Partial<CustomerGroup>, boolean]>([
    ['asks for nothing', {}, true],
    ['asks for one order', { ordersAtLeast: 1 }, false],
    ['asks for one đồng', { spentAtLeast: 1 }, false],
    ['asks when they bought', { boughtWithinDays: 3650 }, false],
    ['asks where they live', { provinces: ['Huế'] }, false],
  ])('that %s is asked of somebody who never bought', async (_, given, expected) => {
    const { context } = customersScene();
    const { id } = await createGroup(context, { ...anyone, kind: 'rule', name: 'Luật', ...given });
    expect(await groupsOf(context, { id: 'nobody' })).toEqual(expected ? [id] : []);
  });
});

describe('groups', () => {
  it('are listed by name as people sort them, beside the tags in use', async () => {
    const { context, table, id } = await aBuyer();
    for (const name of ['Ôn', 'An', 'ấm', 'Bình']) await createGroup(context, { ...byHand, name });
    await labelCustomer(context, { ...noLabels, id, addTags: ['Sỉ', 'an toàn'] });
    const names = ['ấm', 'An', 'Bình', 'Ôn'].toSorted(new Intl.Collator('vi').compare);
    expect((await listGroups(table)).map(({ name }) => name)).toEqual(names);
    const { groups, tags } = await readLabels(table);
    expect(groups.map(({ name }) => name)).toEqual(names);
    expect(tags).toEqual(['an toàn', 'Sỉ']);
  });

  it('are fifty at most, and made once however often that is asked for', async () => {
    const { context, table } = customersScene();
    for (let nth = 1; nth < 50; nth += 1) await createGroup(context, { ...byHand, name: `Nhóm ${nth}` });
    const asked = { ...byHand, name: 'Nhóm 50', clientRequestId: 'r1' };
    const last = await createGroup(context, asked);
    expect(last).toMatchObject({ name: 'Nhóm 50', version: 1 });
    expect(await listGroups(table)).toHaveLength(50);
    // Its answer was lost: it is no other, though there is no room for one more.
    expect(await createGroup(context, asked)).toEqual(last);
    await expect(createGroup(context, { ...byHand, name: 'Nhóm 51' })).rejects.toMatchObject({
      code: 'CUSTOMER_LABELS_FULL',
      details: { params: { limit: 50 } },
    });
    await deleteGroup(context, last.id);
    await createGroup(context, { ...byHand, name: 'Nhóm 51' });
  });

  it('asked for twice are one, and the same key with another name is refused', async () => {
    const { context, table } = customersScene();
    const asked = { ...byHand, name: 'Sỉ', clientRequestId: 'r1' };
    const first = await createGroup(context, asked);
    expect(await createGroup(context, asked)).toEqual(first);
    expect(await listGroups(table)).toHaveLength(1);
    await expect(createGroup(context, { ...asked, name: 'Lẻ' })).rejects.toMatchObject({
      code: 'REQUEST_DIFFERS',
    });
  });

  it('are changed over what was read, and keep their kind', async () => {
    const { context, table } = customersScene();
    const { createdAt: _, ...made } = await createGroup(context, { ...byHand, name: 'Sỉ' });
    const change = { ...made, name: 'Khách sỉ' };
    await expect(updateGroup(context, { ...change, kind: 'rule' })).rejects.toMatchObject({
      code: 'STALE_STATE',
    });
    await expect(updateGroup(context, { ...change, version: 2 })).rejects.toMatchObject({
      code: 'STALE_STATE',
    });
    const crossed = meanwhile(table, () => updateGroup(context, { ...change, name: 'Đại lý' }));
    await expect(updateGroup(contextOf(crossed.table), change)).rejects.toMatchObject({
      code: 'STALE_STATE',
    });
    expect(crossed.happened()).toBe(true);
    expect((await listGroups(table)).map(({ name, version }) => [name, version])).toEqual([['Đại lý', 2]]);
    await expect(updateGroup(context, { ...change, id: 'none' })).rejects.toMatchObject({
      code: 'CUSTOMER_GROUP_NOT_FOUND',
    });
  });

  it('that are changed while they are deleted stay', async () => {
    const { context, table } = customersScene();
    const { createdAt: _, ...made } = await createGroup(context, { ...byHand, name: 'Sỉ' });
    const crossed = meanwhile(table, () => updateGroup(context, { ...made, name: 'Khách sỉ' }));
    await expect(deleteGroup(contextOf(crossed.table), made.id)).rejects.toMatchObject({
      code: 'STALE_STATE',
    });
    expect(crossed.happened()).toBe(true);
    expect(await listGroups(table)).toHaveLength(1);
  });
});

describe('labels of a customer', () => {
  it('come and go by what they say, however they are spelt, and each change is told once', async () => {
    const { context, id, labels, told, table } = await aBuyer();
    const sales = await createGroup(context, { ...byHand, name: 'Sỉ' });
    const friends = await createGroup(context, { ...byHand, name: 'Quen' });
    const label = (given: Partial<typeof noLabels> | object) =>
      labelCustomer(context, { ...noLabels, id, ...given });
    await label({ addTags: ['Hay khen', 'VIP'], addGroups: [friends.id, sales.id] });
    expect(await labels()).toEqual({ tags: ['Hay khen', 'VIP'], groups: [friends.id, sales.id] });
    expect(told()).toEqual([
      { field: 'tags', from: '', to: 'Hay khen, VIP' },
      { field: 'groups', from: '', to: 'Quen, Sỉ' },
    ]);
    const { version } = await requireCustomer(table, id);
    await label({ addTags: ['hay KHEN'], addGroups: [sales.id] });
    expect((await requireCustomer(table, id)).version).toBe(version);
    await label({ removeTags: ['HAY khen'], removeGroups: [friends.id] });
    expect(await labels()).toEqual({ tags: ['VIP'], groups: [sales.id] });
    expect(told().slice(2)).toEqual([
      { field: 'tags', from: 'Hay khen, VIP', to: 'VIP' },
      { field: 'groups', from: 'Quen, Sỉ', to: 'Sỉ' },
    ]);
    await label({ removeGroups: [sales.id] });
    expect(told().slice(4)).toEqual([{ field: 'groups', from: 'Sỉ', to: '' }]);
    // Lists can be narrowed by a tag that nobody has any more, until somebody takes it away.
    expect((await readLabels(table)).tags).toEqual(['Hay khen', 'VIP']);
  });

  it('are twenty tags at most', async () => {
    const { context, id, labels } = await aBuyer();
    const tags = Array.from({ length: 20 }, (_, nth) => `nhãn ${nth}`);
    await labelCustomer(context, { ...noLabels, id, addTags: tags });
    await expect(labelCustomer(context, { ...noLabels, id, addTags: ['thêm'] })).rejects.toMatchObject({
      code: 'CUSTOMER_LABELS_FULL',
      details: { params: { limit: 20 } },
    });
    await labelCustomer(context, { ...noLabels, id, addTags: ['thêm'], removeTags: ['nhãn 0'] });
    expect((await labels()).tags).toEqual([...tags.slice(1), 'thêm']);
  });

  it('drop a group that is gone with the next change', async () => {
    const { context, id, labels } = await aBuyer();
    const [gone, stays] = [
      await createGroup(context, { ...byHand, name: 'Cũ' }),
      await createGroup(context, { ...byHand, name: 'Mới' }),
    ];
    await labelCustomer(context, { ...noLabels, id, addGroups: [gone.id, stays.id] });
    await deleteGroup(context, gone.id);
    await labelCustomer(context, { ...noLabels, id, addTags: ['VIP'] });
    expect((await labels()).groups).toEqual([stays.id]);
  });
});

describe('many customers', () => {
  it('are put into a group and out of it; who cannot be is named with the reason, the others are', async () => {
    const { context, id, labels, order, count, customerOf } = await aBuyer();
    const erased = order(aGuest('0922222222'));
    await count(erased);
    const gone = (await customerOf(erased)).id;
    await eraseCustomer(context, { id: gone, reason: 'x' });
    const { id: groupId } = await createGroup(context, { ...byHand, name: 'Sỉ' });
    const change = (put: 'in' | 'out', customerIds: readonly string[]) =>
      changeGroupMembers(context, { groupId, customerIds, put, language: 'vi' });
    const many = [gone, 'nobody', ...Array.from({ length: 10 }, () => gone), id];
    const { refused } = await change('in', many);
    expect(refused).toHaveLength(12);
    expect(new Set(refused.map((one) => one.id))).toEqual(new Set([gone, 'nobody']));
    expect(new Set(refused.map(({ reason }) => reason)).size).toBe(2);
    expect((await labels()).groups).toEqual([groupId]);
    expect(await change('out', [id])).toEqual({ refused: [] });
    expect((await labels()).groups).toEqual([]);
  });

  it.each(['rule', 'none'])('are not put into a group that is not by hand: %s', async (kind) => {
    const { context, id } = await aBuyer();
    const made = await createGroup(context, { ...anyone, kind: 'rule', name: 'Luật' });
    const groupId = kind === 'rule' ? made.id : 'none';
    await expect(
      changeGroupMembers(context, { groupId, customerIds: [id], put: 'in', language: 'vi' }),
    ).rejects.toMatchObject({ code: 'CUSTOMER_GROUP_NOT_FOUND' });
  });
});
