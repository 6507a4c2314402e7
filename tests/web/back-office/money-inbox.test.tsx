import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { MoneyOrder } from '#shared/payments/money-order.ts';
import {
  CountPreview,
  decideNotice,
  getNotice,
  MoneySuggestion,
  searchNotices,
  StaffNotice,
} from '#shared/payments/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, hold, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { cod, count, countForm, inbox } = texts.money;
const agree = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

describe('money that did not match', () => {
  const order = exampleOf(MoneySuggestion, {
    id: 'don1',
    code: 'DH1',
    missing: 77_000,
    difference: -22_000,
    reasons: ['amount'],
  });
  const notice = exampleOf(StaffNotice, {
    id: 'bank:1',
    state: 'open',
    mismatch: 'unknown',
    amount: 77_000,
    decision: null,
    order: null,
    orderId: null,
    suggestions: [order],
    may: { count: true, sendBack: true, ignore: true, takeBack: false, replay: true },
    version: 2,
  });
  const open = (...more: Parameters<typeof answer>[]) =>
    renderAt('/admin/payments/inbox/bank:1', {
      as: 'admin',
      answers: [
        answer(getNotice, notice),
        sample(searchNotices),
        sample(listActivity),
        ...more.map((one) => answer(...one)),
      ],
    });

  it('is counted for an order somebody chose, once, as it was read', async () => {
    const { page, user, network } = await open();
    network.answer(answer(decideNotice, { ...notice, state: 'decided' }));
    const button = await page.findByRole('button', { name: count.for.replace('{{code}}', 'DH1') });
    expect(button.className.split(' ')).toContain('bg-brand');
    expect(page.getByText(/Thiếu 22\.000/)).toBeTruthy();
    await user.click(button);
    const dialog = await page.findByRole('alertdialog');
    await user.dblClick(agree(dialog, count.act));
    await page.findByText(count.done.replace('{{code}}', 'DH1'));
    const asked = network.askedOf(decideNotice);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toMatchObject({ kind: 'count', order: 'don1', version: 2 });
  });

  describe('is counted for an order somebody types', () => {
    const decided = { ...notice, may: { ...notice.may, count: false } };
    const preview = exampleOf(CountPreview, { code: 'DH7', effect: { kind: 'over', amount: 7_000 } });
    async function typed() {
      const screen = await open();
      const { page, user, network } = screen;
      await user.click(await page.findByRole('button', { name: count.other }));
      const dialog = await page.findByRole('dialog');
      await user.type(within(dialog).getByRole('textbox', { name: /^Mã đơn/ }), 'DH7');
      network.answer(answer(decideNotice, { ...decided, order: exampleOf(MoneyOrder, { code: 'DH7' }) }));
      const submit = within(dialog).getByRole('button', { name: countForm.submit });
      return { ...screen, dialog, submit };
    }

    it('once they have read what it does to it, and says so before lists are read anew', async () => {
      const { page, user, network, submit } = await typed();
      const history = hold(sample(listActivity));
      network.answer(answer(getNotice, { ...notice, preview }), history);
      await user.click(submit);
      const question = await page.findByRole('alertdialog');
      within(question).getByText(count.title.replace('{{amount}}', '77.000 ₫').replace('{{code}}', 'DH7'));
      within(question).getByText(count.effect.over.replace('{{amount}}', '7.000 ₫'));
      expect(network.askedOf(getNotice).at(-1)?.query).toMatchObject({ order: 'DH7' });
      expect(network.askedOf(decideNotice)).toEqual([]);
      const anew = hold(answer(getNotice, decided));
      network.answer(anew);
      await user.click(agree(question, count.act));
      await page.findByText(count.done.replace('{{code}}', 'DH7'));
      await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      expect(page.queryByRole('button', { name: count.other })).toBeNull();
      anew.release();
      history.release();
      expect(network.askedOf(decideNotice).map(({ body }) => body)).toMatchObject([
        { kind: 'count', order: 'DH7', version: 2 },
      ]);
    });

    it('not while they leave the question', async () => {
      const { page, user, network, dialog, submit } = await typed();
      network.answer(answer(getNotice, { ...notice, preview }));
      await user.click(submit);
      await user.click(agree(await page.findByRole('alertdialog'), 'Hủy'));
      await vi.waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      within(dialog).getByDisplayValue('DH7');
      expect(network.askedOf(decideNotice)).toEqual([]);
    });

    it('not where there is no such order, and the box says so', async () => {
      const { page, user, network, dialog, submit } = await typed();
      network.answer(refuse(getNotice, 'ORDER_NOT_FOUND'));
      await user.click(submit);
      await within(dialog).findByText(/không tìm thấy/i);
      expect(page.queryByRole('alertdialog')).toBeNull();
      // What was typed is asked about anew.
      network.answer(answer(getNotice, { ...notice, preview }));
      await user.click(submit);
      await page.findByRole('alertdialog');
      expect(network.askedOf(decideNotice)).toEqual([]);
    });
  });

  it('says what it would do to an order that owes nothing, and does not put that order first', async () => {
    const gone = { ...order, difference: 5_000, effect: { kind: 'cancelled', amount: 77_000 } } as const;
    const { page, user } = await open([getNotice, { ...notice, suggestions: [gone] }]);
    const button = await page.findByRole('button', { name: count.for.replace('{{code}}', 'DH1') });
    page.getByText(count.effect.cancelled.replace('{{amount}}', '77.000 ₫'));
    page.getByText(/Thừa 5\.000/);
    expect(button.className.split(' ')).not.toContain('bg-brand');
    await user.click(button);
    within(await page.findByRole('alertdialog')).getByText(/Đơn vẫn ở trạng thái đã hủy: cả 77.000 ₫/);
  });

  it('that is a carrier’s payout is tied to its statement, once, and leaves the suggestions alone', async () => {
    const statement = {
      id: 's1',
      carrier: 'ghtk',
      at: '2026-11-23T03:00:00.000Z',
      rows: 7,
      net: 77_000,
    } as const;
    const { page, user, network } = await open([getNotice, { ...notice, statements: [statement] }]);
    await page.findByText(cod.net.replace('{{amount}}', '77.000 ₫'));
    page.getByText(/7 vận đơn/);
    const [act] = page.getAllByRole('button', { name: cod.act });
    if (act) await user.click(act);
    network.answer(answer(decideNotice, { ...notice, state: 'decided' }));
    await user.dblClick(agree(await page.findByRole('alertdialog'), cod.act));
    await page.findByText(cod.done);
    expect(network.askedOf(decideNotice).map(({ body }) => body)).toMatchObject([
      { kind: 'statement', statement: 's1', version: 2 },
    ]);
  });

  it('names both sums where it was counted with another amount, and leads to what was counted', async () => {
    const { page } = await open([
      getNotice,
      {
        ...notice,
        mismatch: 'differs',
        counted: { noticeId: 'bank:7', amount: 79_000 },
        may: { ...notice.may, count: false },
      },
    ]);
    await page.findByText(/đã được tính 79.000 ₫, lần này báo 77.000 ₫/);
    const link = page.getByRole('link', { name: inbox.openCounted });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/admin/payments/inbox/bank:7');
  });

  it('says so when somebody else decided meanwhile', async () => {
    const { page, user, network } = await open();
    network.answer(refuse(decideNotice, 'STALE_STATE'));
    await user.click(await page.findByRole('button', { name: count.for.replace('{{code}}', 'DH1') }));
    await user.click(agree(await page.findByRole('alertdialog'), count.act));
    expect(await page.findByText(count.failed)).toBeDefined();
  });
});
