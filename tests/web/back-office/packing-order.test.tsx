import { describe, expect, it, vi } from 'vitest';
import { SessionUser } from '#shared/accounts/user.ts';
import { completePacking, StaffOrder, startPacking } from '#shared/orders/staff-orders.contract.ts';
import { getPackingOrder, releasePacking, tickPacking } from '#shared/shipping/packing.contract.ts';
import { lineOfCode, weighsOtherwise } from '#web/back-office/shipping/rules/pick-list.ts';
import { enterCode } from '../support/enter-code.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, hold, refuse } from '../support/network.ts';
import { heldBy, line, openOrder, order, parcel, quoted, words } from './packing-scene.ts';

describe('an order being packed', () => {
  it('takes one more of what is scanned, and says so of what is not in it', async () => {
    const { page, user, network } = await openOrder({}, [
      answer(tickPacking, { ...order, items: [{ ...line, packed: 1 }], version: 4 }),
    ]);
    const box = await page.findByRole('textbox', { name: words.scan.label });
    await enterCode(user, box, '8934567890123');
    await page.findByText('Gạo nếp nương · 1/2');
    expect(network.askedOf(tickPacking)[0]?.body).toEqual({
      lines: [{ id: line.id, packed: 1 }],
      weights: [],
    });
    await enterCode(user, box, 'LA-1');
    await page.findByText('LA-1 không có trong đơn');
    expect(network.askedOf(tickPacking)).toHaveLength(1);
    expect(page.getByText('Thuộc combo Quà Tết')).toBeDefined();
  });

  it('counts every piece of a scanner that is quicker than the answers', async () => {
    let packed = 0;
    const { page, user, network } = await openOrder({}, [
      answer(tickPacking, ({ body }) => {
        packed = body.lines[0]?.packed ?? 0;
        return { ...order, items: [{ ...line, packed }], version: 3 + packed };
      }),
    ]);
    const box = await page.findByRole('textbox', { name: words.scan.label });
    // By one code, by the other, and once too often.
    for (const code of ['GN-1', '8934567890123', 'gn-1']) {
      await user.type(box, code);
      await user.click(page.getByRole('button', { name: 'Nhập mã' }));
    }
    await page.findByText('Gạo nếp nương đã đủ');
    expect(network.askedOf(tickPacking).map(({ body }) => body?.lines[0]?.packed)).toEqual([1, 2]);
    expect(page.getByText(/Kệ A-03/)).toBeDefined();
  });

  it('says what a heavier box costs more', async () => {
    const { page } = await openOrder({}, [quoted({ fee: 32_000 })]);
    await page.findByText(/Cước 32\.000/);
    expect(page.getByText(/Nhiều hơn dự kiến 10\.000/)).toBeDefined();
  });

  it('says where the carrier does not go', async () => {
    const { page } = await openOrder({}, [quoted({ served: false })]);
    expect(await page.findByText(words.quote.notServed)).toBeDefined();
  });

  it('is nobody else’s to touch while somebody holds it', async () => {
    const { page } = await openOrder({ claim: heldBy('other', 'Hoa') });
    await page.findByText('Hoa đang đóng gói đơn này');
    expect(page.queryByRole('textbox', { name: words.scan.label })).toBeNull();
    expect(page.queryByRole('button', { name: words.step.complete.act })).toBeNull();
  });

  it('says the server’s words when another was quicker', async () => {
    const { page, user } = await openOrder({ status: 'confirmed' }, [
      refuse(startPacking, 'ORDER_STATE', { params: { status: 'packing' } }),
    ]);
    await user.click(await page.findByRole('button', { name: words.step.start.act }));
    await page.findByText(words.step.start.failed);
    expect(page.getByText(/Đang đóng gói|đang đóng gói/)).toBeDefined();
  });

  it('goes one step at a time: a box that is being closed is not let go of', async () => {
    const closing = hold(answer(completePacking, exampleOf(StaffOrder)));
    const mine = { claim: heldBy(exampleOf(SessionUser).id, 'Tôi'), items: [{ ...line, packed: 2 }] };
    const { page, user, network } = await openOrder(mine, [closing, answer(releasePacking, order)]);
    await user.click(await page.findByRole('button', { name: words.step.complete.act }));
    await user.click(page.getByRole('button', { name: words.step.release.act }));
    closing.release();
    await vi.waitFor(() => expect(network.askedOf(getPackingOrder)).toHaveLength(2));
    expect(network.askedOf(completePacking)).toHaveLength(1);
    expect(network.askedOf(releasePacking)).toEqual([]);
  });

  it('weighs much more than it should: somebody looks again', async () => {
    const { page } = await openOrder({ parcels: [{ ...parcel, weighed: 3000 }] });
    expect(await page.findByText(words.weightDiffers)).toBeDefined();
  });
});

describe('what is put into a box', () => {
  it('a code is of a line that lacks pieces before one that is full', () => {
    const [full, short] = [
      { ...line, packed: 2 },
      { ...line, id: 'p2', packed: 0 },
    ];
    expect(lineOfCode([full, short], ' gn-1 ')?.id).toBe('p2');
    expect(lineOfCode([full], 'GN-1')?.id).toBe(full.id);
    expect(lineOfCode([full], 'x')).toBeUndefined();
  });

  it.each([
    [2000, 2100, false],
    [2000, 2400, true],
    [2000, 1600, true],
    [0, 500, false],
    [100, 180, false],
    [2000, null, false],
  ])('%s g expected, %s g weighed: %s', (expected, weighed, says) => {
    expect(weighsOtherwise(expected, weighed)).toBe(says);
  });
});
