import type fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeftPosts } from '#shared/accounts/leaving.contract.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { applyOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { findWallet } from '#functions/domain/identity/wallet.ts';
import { profileKeys } from '#functions/domain/invoice-profiles/profile-keys.ts';
import { emptyAccount, formerMemberName } from '#functions/domain/leaving/empty-account.ts';
import {
  beginLeaving,
  Departure,
  readLeaving,
  cancelLeaving,
  tendLeaving,
} from '#functions/domain/leaving/leaving.ts';
import { leavingKeys } from '#functions/domain/leaving/leaving-keys.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aStoredOrder } from '#tests/support/returns.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { departureScene, recoveryCodes } from './departure-scene.ts';

const day = 86_400_000;

/** Everything happens in the order in which it is asked for. */
const inOrder = { schedule: <T>(task: Promise<T>) => task } as unknown as fc.Scheduler;

function aDeparture() {
  const scene = departureScene(inOrder);
  const { context, table, who, rows, write } = scene;
  const { leaver: member } = who;
  const userId = member.id;
  let codes = 0;
  const begin = (posts: LeftPosts = 'keep') =>
    beginLeaving(context, {
      userId,
      proof: { by: 'recovery', code: recoveryCodes[(codes += 1)] ?? '' },
      posts,
    });
  const stay = () => cancelLeaving(context, userId);
  const due = (at: string | null, other = table) =>
    tendLeaving({ ...context, table: other }, { kind: 'leaving', of: userId, at: at ?? '' });
  /** The message that follows from standing on the list of those who left. */
  const told = (other = table) => emptyAccount({ ...context, table: other }, { userId, posts: 'keep' });
  const departure = () => table.get(leavingKeys.leaving(userId), Departure);
  const isListed = () => rows().some(({ pk, sk }) => pk === 'LEFT' && sk === userId);
  const dues = () =>
    rows()
      .flatMap(({ entity, kind, at }) => (entity === 'due' && kind === 'leaving' ? [String(at)] : []))
      .toSorted();
  const nameNow = async () => (await profileRecord.find(table, { id: userId }))?.fullName;
  async function order(status: StoredOrder['status'], before?: StoredOrder): Promise<StoredOrder> {
    const made = before ?? aStoredOrder(member, []);
    const stored = { ...made, status, version: made.version + 1 };
    await write(orderRecord.item(stored));
    await applyOrder(context, stored.id);
    return stored;
  }
  return { ...scene, member, userId, begin, stay, due, told, departure, isListed, dues, nameNow, order };
}

const at = (iso: string | null, milliseconds: number): string =>
  new Date(Date.parse(iso ?? '') + milliseconds).toISOString();

describe('asking to leave', () => {
  it('twice keeps the first day and what was said of the posts, and mails once', async () => {
    const { begin, userId, context, rows, dues } = aDeparture();
    const first = await begin('keep');
    const second = await begin('remove' as LeftPosts);
    expect(second).toEqual(first);
    expect(await readLeaving(context, userId)).toEqual(first);
    expect(dues()).toEqual([first.dueAt]);
    const mails = rows().filter(
      ({ entity, content }) =>
        entity === 'mail' && (content as { template: string }).template === 'leaving-dated',
    );
    expect(mails).toHaveLength(1);
  });

  it('is refused while an order is under way, and to staff', async () => {
    const { begin, order, context, userId, who, departure } = aDeparture();
    const bought = await order('delivering');
    await expect(begin()).rejects.toMatchObject({ code: 'LEAVING_HELD' });
    expect((await readLeaving(context, userId)).holds).toEqual(['orders']);
    await order('completed', bought);
    expect((await readLeaving(context, userId)).holds).toEqual([]);
    expect((await readLeaving(context, who.admin.id)).holds).toEqual(['staff']);
    expect(await departure()).toBeUndefined();
  });
});

describe('the message of a day that was given up', () => {
  it('leaves the member who stayed, and who asked anew later, alone until the later day', async () => {
    const { begin, stay, due, departure, isListed, dues, rows } = aDeparture();
    const first = await begin();
    await stay();
    expect(dues()).toEqual([]);
    await due(first.dueAt);
    expect([await departure(), isListed()]).toEqual([undefined, false]);
    const second = await begin();
    expect(second.dueAt).not.toBe(first.dueAt);
    await due(first.dueAt);
    expect(await departure()).toMatchObject({ state: 'waiting', dueAt: second.dueAt });
    expect(isListed()).toBe(false);
    await due(second.dueAt);
    expect(await departure()).toMatchObject({ state: 'due' });
    expect(isListed()).toBe(true);
    // Told twice: whoever stands on the list is only told of again.
    const before = rows().find(({ pk }) => pk === 'LEFT');
    await due(second.dueAt);
    const after = rows().find(({ pk }) => pk === 'LEFT');
    expect({ ...after, toldAt: undefined }).toEqual({ ...before, toldAt: undefined });
    expect(after?.['toldAt']).toBeDefined();
    await expect(stay()).rejects.toMatchObject({ code: 'NOT_LEAVING' });
  });

  it('at the very moment the member stays and asks anew does not take the new day', async () => {
    const { begin, stay, due, departure, isListed, table } = aDeparture();
    const first = await begin();
    // Reads of who is on the list come first, so what happens meanwhile is done before the last write.
    let writes = 0;
    const crossed: typeof table = {
      ...table,
      write: async (operations) => {
        writes += 1;
        if (writes === 2) {
          await stay();
          await begin();
        }
        return table.write(operations);
      },
    };
    await due(first.dueAt, crossed);
    expect(writes).toBe(2);
    const { state, dueAt } = (await departure()) ?? {};
    expect([state, isListed()]).toEqual(['waiting', false]);
    expect(dueAt).not.toBe(first.dueAt);
  });

  it('at the very moment the member stays is refused, and staying is when the day came first', async () => {
    const { begin, stay, due, departure, isListed, table, context, userId } = aDeparture();
    const first = await begin();
    let writes = 0;
    const crossed: typeof table = {
      ...table,
      write: async (operations) => {
        writes += 1;
        if (writes === 2) await stay();
        return table.write(operations);
      },
    };
    await due(first.dueAt, crossed);
    expect([writes, await departure(), isListed()]).toEqual([2, undefined, false]);
    const second = await begin();
    const late = meanwhile(table, () => due(second.dueAt));
    await expect(cancelLeaving({ ...context, table: late.table }, userId)).rejects.toMatchObject({
      code: 'NOT_LEAVING',
    });
    expect([late.happened(), isListed()]).toEqual([true, true]);
  });
});

describe('a day on which something is still to be settled', () => {
  it('is put off by a day, and its message says nothing any more', async () => {
    const { begin, due, order, departure, dues, isListed } = aDeparture();
    const { dueAt } = await begin();
    const bought = await order('delivering');
    await due(dueAt);
    const put = await departure();
    expect(put?.state).toBe('waiting');
    expect(Date.parse(put?.dueAt ?? '') - Date.parse(dueAt ?? '')).toBeLessThan(0);
    expect(dues()).toEqual([dueAt ?? '', put?.dueAt ?? ''].toSorted((a, b) => a.localeCompare(b)));
    await order('completed', bought);
    await due(dueAt);
    expect([(await departure())?.state, isListed()]).toEqual(['waiting', false]);
    await due(put?.dueAt ?? '');
    expect(isListed()).toBe(true);
  });

  it('is not put off where the member stays at that moment', async () => {
    const { begin, due, stay, order, departure, dues, table } = aDeparture();
    const { dueAt } = await begin();
    await order('delivering');
    let writes = 0;
    const crossed: typeof table = {
      ...table,
      write: async (operations) => {
        writes += 1;
        if (writes === 2) await stay();
        return table.write(operations);
      },
    };
    await due(dueAt, crossed);
    expect([writes, await departure(), dues()]).toEqual([2, undefined, []]);
  });
});

describe('the message that somebody left', () => {
  it('puts them off where an order came at the last moment; told again, it changes nothing', async () => {
    const { begin, due, told, order, stay, departure, dues, isListed, nameNow, member, context } =
      aDeparture();
    const { dueAt } = await begin();
    await due(dueAt);
    const bought = await order('delivering');
    await told();
    expect([isListed(), await nameNow()]).toEqual([false, member.fullName]);
    const again = await departure();
    expect(again?.state).toBe('waiting');
    const expected = at(context.now().toISOString(), day);
    expect(Math.abs(Date.parse(again?.dueAt ?? '') - Date.parse(expected))).toBeLessThan(1000);
    const before = dues();
    expect(before).toContain(again?.dueAt);
    await order('completed', bought);
    await told();
    expect([isListed(), await nameNow(), await departure(), dues()]).toEqual([
      false,
      member.fullName,
      again,
      before,
    ]);
    await stay();
    expect(await departure()).toBeUndefined();
  });

  it('puts off nobody whose departure goes away at that moment', async () => {
    const { begin, due, told, order, departure, dues, isListed, table, userId } = aDeparture();
    const { dueAt } = await begin();
    await due(dueAt);
    await order('delivering');
    expect([(await departure())?.state, isListed()]).toEqual(['due', true]);
    const before = dues();
    const crossed = meanwhile(table, () => table.write([remove(leavingKeys.leaving(userId))]));
    await told(crossed.table);
    expect([crossed.happened(), await departure(), dues()]).toEqual([true, undefined, before]);
  });

  it('told twice while something is to be settled puts off once', async () => {
    const { begin, due, told, order, departure, dues, table } = aDeparture();
    const { dueAt } = await begin();
    await due(dueAt);
    await order('delivering');
    const crossed = meanwhile(table, () => told());
    await told(crossed.table);
    expect(crossed.happened()).toBe(true);
    const { state, dueAt: next } = (await departure()) ?? {};
    expect(state).toBe('waiting');
    expect(dues()).toEqual([dueAt ?? '', next ?? ''].toSorted((a, b) => a.localeCompare(b)));
  });

  it.each(['their account changes', 'they are taken off the list'] as const)(
    'empties nothing at the very moment %s',
    async (what) => {
      const { begin, due, told, nameNow, member, table, write, userId } = aDeparture();
      const { dueAt } = await begin();
      await due(dueAt);
      const crossed = meanwhile(table, async () => {
        if (what === 'they are taken off the list') return table.write([remove(leavingKeys.left(userId))]);
        const updatedAt = at(member.updatedAt, 1);
        return write(profileRecord.item({ ...member, lockedReason: 'mới', status: 'inactive', updatedAt }));
      });
      await expect(told(crossed.table)).rejects.toThrow('has just changed');
      expect([crossed.happened(), await nameNow()]).toEqual([true, member.fullName]);
    },
  );

  it('told once more later takes what has come to lie there since', async () => {
    const { begin, due, told, nameNow, context, rows, userId, member, table, write } = aDeparture();
    const { dueAt } = await begin();
    await due(dueAt);
    await told();
    expect([await nameNow(), await findWallet(context, userId)]).toEqual([formerMemberName, undefined]);
    expect(await profileRecord.find(table, { id: userId })).toMatchObject({
      closedAs: 'left',
      lineage: member.lineage,
    });
    await write({ ...profileKeys.one(userId, 'p1'), entity: 'invoice-profile', companyName: 'Ra Đi' });
    await told();
    expect(rows().filter(({ pk }) => pk === `INVOICE-PROFILES#${userId}`)).toEqual([]);
    expect(await nameNow()).toBe(formerMemberName);
  });
});
