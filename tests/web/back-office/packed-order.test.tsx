import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { OrderItem } from '#shared/orders/order.ts';
import { getStaffOrder, StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { complainOfParcel, waiveClaim } from '#shared/shipping/complaints.contract.ts';
import {
  createGhtkOrder,
  getPackingOrder,
  printGhtkLabel,
  sendAgain,
  takeInParcels,
  takeInRest,
} from '#shared/shipping/packing.contract.ts';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { enterCode } from '../support/enter-code.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { labelled, line, openOrder, order, words } from './packing-scene.ts';

const at = '2026-11-23T03:00:00.000Z';
const back = labelled('returned');

describe('an order that is packed', () => {
  it('is sent once, however often it is pressed', async () => {
    const sent = { ...order, status: 'delivering' as const, parcels: [labelled('waiting')] };
    const { page, user, network } = await openOrder({ status: 'packing_completed' }, [
      answer(createGhtkOrder, sent),
    ]);
    await user.dblClick(await page.findByRole('button', { name: words.step.ship.act }));
    expect(network.askedOf(createGhtkOrder)).toHaveLength(1);
  });

  it('has its label, and the three facts of its cash', async () => {
    const { page, user, network } = await openOrder(
      {
        status: 'completed',
        parcels: [{ ...labelled('delivered'), deliveredAt: at, collectedAt: at }],
      },
      [answer(printGhtkLabel, { name: 'S1.2.pdf', bytes: new TextEncoder().encode('%PDF-1.4') })],
    );
    // No page to go to: a file is kept by a link that is pressed.
    const kept = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:label');
    await page.findByText(words.money.delivered);
    expect(page.getByText(words.money.notYet)).toBeDefined();
    await user.click(page.getByRole('button', { name: words.printLabel }));
    await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce());
    expect(network.askedOf(printGhtkLabel)).toHaveLength(1);
  });

  it('is settled by its carrier before a statement says what it paid, and shows a word that came too late', async () => {
    const settled = { ...labelled('settled'), booked: true };
    const unheeded = { label: 'S1.2', said: '9', words: 'Không giao được hàng', at };
    const { page } = await openOrder({ status: 'completed', parcels: [{ ...settled, unheeded }] });
    await page.findByText(words.money.noStatement);
    expect(page.getByText(words.unheeded)).toBeDefined();
    expect(page.getByText(/Không giao được hàng/)).toBeDefined();
  });

  it('shows nothing of what was said late of a label it has no more', async () => {
    const unheeded = { label: 'S1.1', said: '9', words: null, at };
    const out = { ...labelled('out'), attempt: 2, booked: false };
    const { page } = await openOrder({ status: 'shipped', parcels: [{ ...out, unheeded }] });
    await page.findByText(words.printLabel);
    expect(page.queryByText(words.unheeded)).toBeNull();
    expect(page.queryByText(words.money.noStatement)).toBeNull();
  });

  it.each(['cancelled', 'refunded', 'returned'] as const)('has no papers once it is %s', async (status) => {
    const { page } = await openOrder({ status, parcels: [labelled('return_settled')] });
    await page.findByText('S1.2');
    expect(page.queryByText(words.printLabel)).toBeNull();
    expect(page.queryByText(words.slip.open)).toBeNull();
  });

  it('is complained of with what happened, and ends or goes out again once it is back', async () => {
    const { page, user, network } = await openOrder({ status: 'shipped', parcels: [back] }, [
      answer(complainOfParcel, { ...order, version: 4 }),
      answer(sendAgain, { ...order, status: 'packing_completed', version: 5 }),
    ]);
    await user.click(await page.findByRole('button', { name: words.complaint.open }));
    const amount = await page.findByRole('textbox', { name: new RegExp(words.complaint.form.amount) });
    await user.clear(amount);
    await user.type(amount, '50000');
    await user.click(page.getByRole('button', { name: words.complaint.save }));
    await vi.waitFor(() => expect(network.askedOf(complainOfParcel)).toHaveLength(1));
    expect(network.askedOf(complainOfParcel)[0]?.body).toMatchObject({
      kind: 'damaged',
      amount: 50_000,
      media: [],
    });
    await user.click(await page.findByRole('button', { name: words.step.sendAgain.act }));
    const sure = await page.findByRole('alertdialog');
    expect(sure.textContent).toContain(words.step.sendAgain.consequence);
  });

  it('is taken in piece by piece, and what is amiss is claimed with its sum', async () => {
    const taken = {
      ...order,
      status: 'returned' as const,
      items: [{ ...line, damaged: 1 }],
      parcels: [{ ...back, lost: { damaged: 1, missing: 0, value: 60_000 } }],
      takenIn: { userId: 'me', name: 'Hoa', at },
      version: 4,
    };
    let now: PackingOrder = { ...order, status: 'shipped', parcels: [back] };
    const { page, user, network } = await openOrder({}, [
      answer(getPackingOrder, () => now),
      answer(takeInParcels, () => (now = taken)),
      answer(complainOfParcel, taken),
    ]);
    await user.click(await page.findByRole('button', { name: words.takeIn.act }));
    const dialog = within(await page.findByRole('dialog'));
    // Counted anew by scanning: one is good, the other is damaged.
    await user.click(dialog.getByRole('button', { name: words.takeIn.scanEach }));
    dialog.getByText(words.takeIn.missing_other.replace('{{count}}', '2'));
    await enterCode(user, dialog.getByRole('textbox', { name: words.scan.label }), 'GN-1');
    await dialog.findByText('Gạo nếp nương · 1/2');
    const damaged = words.takeIn.damagedOf.replace('{{name}}', 'Gạo nếp nương');
    const [, more] = within(dialog.getByRole('group', { name: damaged })).getAllByRole('button');
    if (more) await user.click(more);
    await user.dblClick(dialog.getByRole('button', { name: words.takeIn.submit }));
    await page.findByText(/1 nguyên vẹn, 1 hỏng ·/);
    await user.click(await page.findByRole('button', { name: words.takeIn.claim }));
    expect(network.askedOf(takeInParcels).map(({ body }) => body)).toEqual([
      { lines: [{ id: line.id, damaged: 1, missing: 0, lots: [] }] },
    ]);
    const amount = await page.findByRole('textbox', { name: new RegExp(words.complaint.form.amount) });
    expect((amount as HTMLInputElement).value).toBe('60.000');
    await user.click(page.getByRole('button', { name: words.complaint.save }));
    await vi.waitFor(() => expect(network.askedOf(complainOfParcel)).toHaveLength(1));
    expect(network.askedOf(complainOfParcel)[0]?.body).toMatchObject({ kind: 'damaged', amount: 60_000 });
  });

  it('that came back damaged stays a trouble until it says why nothing is claimed', async () => {
    const damaged = { ...back, lost: { damaged: 1, missing: 0, value: 60_000 } };
    const claimWaived = { reason: 'Tự đóng gói lỗi', by: 'me', at };
    let now: PackingOrder = { ...order, status: 'returned', troubles: ['to_claim'], parcels: [damaged] };
    const { page, user, network } = await openOrder({}, [
      answer(getPackingOrder, () => now),
      answer(
        waiveClaim,
        () => (now = { ...now, troubles: [], parcels: [{ ...damaged, claimWaived }], version: 4 }),
      ),
    ]);
    await page.findByText(words.next.to_claim);
    await user.click(page.getByRole('button', { name: words.complaint.waiver.act }));
    await user.type(await page.findByRole('textbox', { name: /Lý do/ }), claimWaived.reason);
    await user.dblClick(page.getByRole('button', { name: words.complaint.waiver.save }));
    await vi.waitFor(() => expect(page.queryByText(words.next.to_claim)).toBeNull());
    page.getByText(claimWaived.reason);
    expect(network.askedOf(waiveClaim).map(({ body }) => body)).toEqual([{ reason: claimWaived.reason }]);
    expect(page.queryByRole('button', { name: words.complaint.waiver.act })).toBeNull();
  });

  it('of which its buyer kept a part has the rest taken in, line by line', async () => {
    const item = exampleOf(OrderItem, { id: 'p1~-', name: 'Gạo nếp nương', variantName: null, quantity: 3 });
    const staffOrder = exampleOf(StaffOrder, { id: 'o1', code: order.code, items: [item] });
    const { page, user, network } = await openOrder({ status: 'shipped', parcels: [labelled('out')] }, [
      answer(getStaffOrder, staffOrder),
      answer(takeInRest, { ...order, status: 'completed', version: 4 }),
    ]);
    await user.click(await page.findByRole('button', { name: words.rest.act }));
    const dialog = within(await page.findByRole('dialog'));
    const more = (label: string) =>
      within(dialog.getByRole('group', { name: label.replace('{{name}}', item.name) })).getAllByRole(
        'button',
      );
    const [, oneMore] = more(words.rest.returnedOf);
    if (oneMore) await user.dblClick(oneMore);
    const [spoiled] = more(words.rest.restockedOf);
    if (spoiled) await user.click(spoiled);
    dialog.getByText(words.rest.written_other.replace('{{count}}', '1'));
    await user.dblClick(dialog.getByRole('button', { name: words.rest.submit }));
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(network.askedOf(takeInRest).map(({ body }) => body)).toEqual([
      {
        lines: [{ itemId: item.id, returned: 2, restocked: 1, lots: [] }],
        reason: 'changed_mind',
        note: '',
      },
    ]);
  });

  it('puts forward taking in what was given back, where its carrier says that a part was', async () => {
    const open1 = async (troubles: ('part_back' | 'late')[]) => {
      const { page } = await openOrder({
        status: 'shipped',
        troubles,
        parcels: [{ ...labelled('out'), troubles }],
      });
      const act = await page.findByRole('button', { name: words.rest.act });
      return {
        page,
        names: [...(act.parentElement?.querySelectorAll('button') ?? [])].map((one) => one.textContent),
      };
    };
    expect((await open1(['late'])).names.at(-1)).not.toBe(words.rest.act);
    const { page, names } = await open1(['part_back']);
    expect(names.at(-1)).toBe(words.rest.act);
    page.getByText(words.next.part_back);
  });

  it('tells what to do about what is amiss, and shows a word nobody knows as it came', async () => {
    const odd = { ...labelled('waiting'), said: '77', saidWords: 'Đang bay' };
    const { page } = await openOrder({
      status: 'delivering',
      troubles: ['unknown_status'],
      parcels: [{ ...odd, troubles: ['unknown_status'] }],
    });
    await page.findByText(words.next.unknown_status);
    expect(page.getAllByText(/77 · Đang bay/)).not.toHaveLength(0);
  });
});
