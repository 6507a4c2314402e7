import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { noteOrder } from '#functions/domain/orders/desk/notes.ts';
import { resendMail } from '#functions/domain/orders/desk/resend-mail.ts';
import { readOrderTimeline } from '#functions/domain/orders/desk/order-timeline.ts';
import { viewOrder } from '#functions/domain/orders/desk/viewers.ts';
import { remindOfCredit } from '#functions/domain/orders/moving/remind-of-credit.ts';
import { sendProofMail } from '#functions/domain/orders/moving/send-proof-mail.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

type Mail = { to: string; content: { template: string; note?: string } };

function aDesk() {
  const { table, put, rows } = memoryTable();
  const clock = { now: new Date('2026-11-20T03:00:00.000Z') };
  const contextAt = (at: Table = table) => contextOf(at, () => clock.now);
  const order = (given: Partial<StoredOrder> = {}) => {
    const made = aWaitingOrder(given);
    put([orderRecord.item(made)]);
    return made.id;
  };
  for (const [id, fullName] of [
    ['an', 'Trần An'],
    ['binh', 'Lê Bình'],
  ] as const)
    put([profileRecord.item(aProfile({ id, fullName }))]);
  const mails = () => rows().filter(({ entity }) => entity === 'mail') as unknown as Mail[];
  return {
    table,
    put,
    rows,
    clock,
    contextAt,
    order,
    mails,
    templates: () => mails().map(({ content }) => content.template),
    later: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
}

let desk: ReturnType<typeof aDesk>;
beforeEach(() => {
  desk = aDesk();
});

describe('staff who look at an order', () => {
  const look = (id: string, userId: string, isHere = true) =>
    viewOrder(desk.contextAt(), { id, userId, isHere });

  it('see who else does, by name, and not themselves', async () => {
    const [id, other] = [desk.order(), desk.order()];
    expect(await look(id, 'an')).toEqual([]);
    await look(other, 'khac');
    expect(await look(id, 'binh')).toEqual([{ id: 'an', fullName: 'Trần An' }]);
    expect(await look(id, 'left')).toEqual([
      { id: 'an', fullName: 'Trần An' },
      { id: 'binh', fullName: 'Lê Bình' },
    ]);
    expect((await look(id, 'an')).find((one) => one.id === 'left')).toEqual({ id: 'left', fullName: null });
  });

  it('are seen for a minute, and again when they look again', async () => {
    const id = desk.order();
    await look(id, 'an');
    const viewer = desk.rows().find(({ entity }) => entity === 'order-viewer');
    expect(viewer).toMatchObject({ seenAt: '2026-11-20T03:00:00.000Z', orderId: id, userId: 'an' });
    const seconds = (Date.parse(String(viewer?.['until'])) - Date.parse(String(viewer?.['seenAt']))) / 1000;
    expect(seconds).toBeGreaterThan(10);
    expect(viewer?.['expiresAt']).toBe(Date.parse(String(viewer?.['until'])) / 1000);
    desk.later(seconds - 1);
    expect(await look(id, 'binh')).toHaveLength(1);
    desk.later(1);
    expect(await look(id, 'binh')).toEqual([]);
    await look(id, 'an');
    expect(await look(id, 'binh')).toHaveLength(1);
  });

  it('are named up to twenty of them', async () => {
    const id = desk.order();
    for (let number = 10; number <= 31; number += 1) await look(id, `an-${number}`);
    expect(await look(id, 'zz')).toHaveLength(20);
  });

  it('are gone when they say so, and were never there when they did not come', async () => {
    const id = desk.order();
    await look(id, 'an');
    await look(id, 'an', false);
    expect(await look(id, 'binh')).toEqual([]);
    await look(id, 'never', false);
    expect(desk.rows().filter(({ entity }) => entity === 'order-viewer')).toHaveLength(2);
    expect(await refusalOf(look('nothing', 'an'))).toBe('ORDER_NOT_FOUND');
  });
});

describe('the story of an order', () => {
  const at = '2026-11-20T02:00:00.000Z';
  const credit = { dueAt: at, grantedBy: 'granted', grantedAt: at, reason: '' };
  const call = { id: 'c1', at, result: 'agreed' as const, note: '', userId: 'calls', nextAt: null };
  const edit = { id: 'e1', at, userId: 'edits', reason: '', from: 2_000, to: 1_000 };

  it.each<[string, Partial<StoredOrder>, string[]]>([
    ['granted credit', { credit }, ['granted']],
    ['spoke with its buyer', { called: { at, userId: 'called' } }, ['called']],
    ['tried to', { calls: [call, call] }, ['calls']],
    ['changed it', { edits: [edit] }, ['edits']],
    ['wrote it down', { placedBy: 'an' }, ['an']],
    ['had nothing to do with it', {}, []],
  ])('names whoever %s', async (_, given, people) => {
    const { people: found } = await readOrderTimeline(desk.contextAt(), desk.order(given));
    expect(found.map((one) => one.id)).toEqual(people);
  });

  it('tells what happened and what staff noted, with names where they are known', async () => {
    const id = desk.order({ placedBy: 'an' });
    const event = { id: 'e1', at, kind: 'status', from: null, to: 'draft', by: 'staff', note: '' };
    desk.put([{ ...orderKeys.event(id, 'e1'), entity: 'order-event', ...event }]);
    await noteOrder(desk.contextAt(), { id, userId: 'binh', text: 'Gọi lại' });
    expect(await readOrderTimeline(desk.contextAt(), id)).toMatchObject({
      events: [{ to: 'draft' }],
      notes: [{ text: 'Gọi lại', by: { fullName: 'Lê Bình' } }],
      people: [{ id: 'an', fullName: 'Trần An' }],
    });
    expect(await refusalOf(readOrderTimeline(desk.contextAt(), 'nothing'))).toBe('ORDER_NOT_FOUND');
  });

  it('holds one note where two presses of one button cross, and both are answered with it', async () => {
    const note = { id: desk.order(), userId: 'binh', text: 'Gọi lại', clientRequestId: 'press-0001' };
    const answers: unknown[] = [];
    const { table } = meanwhile(desk.table, async () =>
      answers.push(await noteOrder(desk.contextAt(), note)),
    );
    answers.push(await noteOrder(desk.contextAt(table), note));
    const { notes } = await readOrderTimeline(desk.contextAt(), note.id);
    expect(notes).toHaveLength(1);
    expect(answers).toEqual([notes[0], notes[0]]);
  });

  it('tells the newest note first', async () => {
    const id = desk.order();
    for (const text of ['trước', 'sau']) {
      await noteOrder(desk.contextAt(), { id, userId: 'binh', text });
      desk.later(1);
    }
    const { notes } = await readOrderTimeline(desk.contextAt(), id);
    expect(notes.map((note) => note.text)).toEqual(['sau', 'trước']);
  });
});

describe('the mail of an order that is sent once more', () => {
  const resend = (id: string) => resendMail(desk.contextAt(), id);

  it.each<[string, Partial<StoredOrder>, string]>([
    ['waits for its money', {}, 'order-placed'],
    ['waits for a proof', { paymentMethod: 'cash', provenBy: null }, 'order-to-prove'],
    ['is confirmed, to be paid in cash', { status: 'confirmed', paymentMethod: 'cash' }, 'order-placed'],
    ['is confirmed and paid', { status: 'confirmed', paymentStatus: 'paid' }, 'order-paid'],
    ['is being packed and paid', { status: 'packing', paymentStatus: 'paid' }, 'order-paid'],
    ['is packed', { status: 'packing_completed' }, 'order-placed'],
    ['was handed over', { status: 'delivering', paymentStatus: 'paid' }, 'order-delivering'],
    ['is on its way', { status: 'shipped' }, 'order-delivering'],
    ['has come', { status: 'completed', paymentStatus: 'paid' }, 'order-completed'],
    ['was called off', { status: 'cancelled' }, 'order-cancelled'],
    ['was paid back', { status: 'refunded', paymentStatus: 'refunded' }, 'order-refunded'],
    ['came back', { status: 'returned' }, 'order-returned'],
  ])('that %s tells where it stands', async (_, given, template) => {
    const id = desk.order(given);
    const { sentTo } = await resend(id);
    expect(desk.templates()).toEqual([template]);
    expect(desk.mails()[0]?.to).toBe(`${id.toLowerCase()}@example.com`);
    expect(sentTo).toBe('0***@example.com');
  });

  it('goes out three times an hour and no fourth, of each order for itself', async () => {
    const [id, other] = [desk.order(), desk.order()];
    for (let press = 0; press < 3; press += 1) await resend(id);
    expect(await refusalOf(resend(id))).toBe('TOO_MANY_REQUESTS');
    expect(desk.templates()).toHaveLength(3);
    expect(await refusalOf(resend(other))).toBeUndefined();
    expect(await refusalOf(resend('nothing'))).toBe('ORDER_NOT_FOUND');
  });

  it('goes out three times in each hour of the clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:59:59.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const id = desk.order();
    for (let press = 0; press < 3; press += 1) await resend(id);
    const refused = await resend(id).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 1 } });
    vi.setSystemTime(new Date('2026-11-20T08:00:00.000Z'));
    for (let press = 0; press < 3; press += 1) await resend(id);
    vi.setSystemTime(new Date('2026-11-20T08:59:59.000Z'));
    expect(await refusalOf(resend(id))).toBe('TOO_MANY_REQUESTS');
  });

  it('asks for a proof twice an hour at most, of an order that waits for one', async () => {
    const proof = (id: string) => sendProofMail(desk.contextAt(), { id, asker: shopRequester });
    const id = desk.order({ paymentMethod: 'cash', provenBy: null });
    await proof(id);
    expect(desk.templates()).toEqual(['order-to-prove']);
    expect(await refusalOf(proof(desk.order()))).toBe('ORDER_STATE');
    expect(await refusalOf(proof(id))).toBeUndefined();
    expect(await refusalOf(proof(id))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('who was let pay later', () => {
  const credit = {
    dueAt: '2026-11-30T18:00:00.000Z',
    grantedBy: 'an',
    grantedAt: '2026-11-01T00:00:00.000Z',
    reason: '',
  };
  const onCredit = (given: Partial<StoredOrder> = {}) =>
    desk.order({ status: 'confirmed', flags: ['on_credit'], credit, ...given });
  const remind = (id: string, at?: Table) => remindOfCredit(desk.contextAt(at), { id, asker: shopRequester });

  it('is reminded of the day it is due in Vietnam, once a day', async () => {
    const id = onCredit();
    expect((await remind(id)).credit).toMatchObject({
      remindedAt: '2026-11-20T03:00:00.000Z',
      grantedBy: 'an',
    });
    expect(desk.mails()).toMatchObject([{ content: { template: 'credit-due', note: '01/12/2026' } }]);
    expect(await refusalOf(remind(id))).toBe('TOO_MANY_REQUESTS');
    expect(await refusalOf(remind(onCredit()))).toBeUndefined();
  });

  it('is the only one who is reminded, and of an order that is there', async () => {
    expect(await refusalOf(remind(desk.order()))).toBe('ORDER_STATE');
    expect(await refusalOf(remind('nothing'))).toBe('ORDER_NOT_FOUND');
    expect(desk.mails()).toEqual([]);
  });

  it('is not reminded by a press that somebody came before', async () => {
    const id = onCredit();
    const change = async () => {
      const found = await orderRecord.find(desk.table, { id });
      if (found) await desk.table.write(orderRecord.replace(found, { notes: 'Khác' }).writes);
    };
    const { table } = meanwhile(desk.table, change);
    expect(await refusalOf(remind(id, table))).toBe('STALE_STATE');
    expect(desk.mails()).toEqual([]);
    expect(await refusalOf(remind(id))).toBeUndefined();
  });
});
