import { describe, expect, it } from 'vitest';
import {
  type DebtEntry,
  getDebt,
  listDebtEntries,
  paySupplier,
  reversePayment,
  SupplierDebt,
} from '#shared/purchasing/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { debts } = texts.purchasing;
const debt = exampleOf(SupplierDebt, {
  id: 'sup_ghh',
  name: 'Gạo Hải Hậu',
  owed: 648_000,
  overdue: 0,
  dueOn: '2099-12-23',
  open: [{ dueOn: '2099-12-23', amount: 648_000 }],
});
const payment: DebtEntry = {
  number: 2,
  at: '2026-11-21T03:00:00.000Z',
  by: 'Lan',
  kind: 'paid',
  amount: -100_000,
  balance: 548_000,
  paidOn: '2026-11-20',
  way: 'cash',
  note: '',
};
const entries = answer(listDebtEntries, { data: [payment], nextCursor: null });
const at = (answers: ReturnType<typeof answer>[], as: 'admin' | 'collaborator' = 'admin') =>
  renderAt('/admin/e-commerce/supplier-debts/sup_ghh', {
    as,
    answers: [answer(getDebt, debt), entries, ...answers],
  });

describe('what a supplier is owed', () => {
  it('is paid once, however often it is pressed: all of it unless another amount is typed', async () => {
    const { page, user, network } = await at([answer(paySupplier, { ...debt, owed: 0 })]);
    await user.click(await page.findByRole('button', { name: debts.pay.open }));
    const dialog = await page.findByRole('dialog');
    expect(dialog.textContent).toContain('648.000');
    await user.dblClick(page.getByRole('button', { name: debts.pay.submit }));
    await page.findByText(/Đã ghi nhận trả 648\.000/);
    expect(network.askedOf(paySupplier)).toMatchObject([
      { body: { amount: 648_000, way: 'transfer', isPrepayment: false } },
    ]);
  });

  it('says at the amount that it is more than is owed', async () => {
    const { page, user } = await at([refuse(paySupplier, 'DEBT_PAID_ABOVE')]);
    await user.click(await page.findByRole('button', { name: debts.pay.open }));
    await page.findByRole('dialog');
    await user.click(page.getByRole('button', { name: debts.pay.submit }));
    await expect
      .poll(() => page.getByRole('textbox', { name: /Số tiền/ }).getAttribute('aria-invalid'))
      .toBe('true');
    expect(page.getAllByText(/^Chỉ còn nợ/)).toHaveLength(1);
  });

  it('is owed again when a payment is taken back, with a reason', async () => {
    const { page, user, network } = await at([answer(reversePayment, debt)]);
    await user.click(await page.findByRole('button', { name: debts.reverse.submit }));
    const reason = await page.findByRole('textbox', { name: new RegExp(debts.reverse.reason) });
    await user.type(reason, 'Nhầm');
    const dialog = page.getByRole('dialog');
    const [send] = [...dialog.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === debts.reverse.submit,
    );
    await user.dblClick(send as HTMLElement);
    await page.findByText(debts.reverse.done);
    expect(network.askedOf(reversePayment)).toMatchObject([{ body: { reason: 'Nhầm' } }]);
  });

  it('is told newest first, older entries by a press', async () => {
    const older = { ...payment, number: 1, note: 'Đợt đầu' };
    const { page, user, network } = await at([
      answer(listDebtEntries, ({ query }) =>
        query.cursor ? { data: [older], nextCursor: null } : { data: [payment], nextCursor: 'trang-sau' },
      ),
    ]);
    await user.click(await page.findByRole('button', { name: debts.more }));
    await page.findByText(/Đợt đầu/);
    expect(page.queryByRole('button', { name: debts.more })).toBeNull();
    expect(network.askedOf(listDebtEntries).map(({ query }) => query)).toMatchObject([
      { take: 20 },
      { take: 20, cursor: 'trang-sau' },
    ]);
  });

  it('is not for those who may not see costs', async () => {
    const { page } = await at([], 'collaborator');
    expect(await page.findByText('403')).toBeTruthy();
    expect(page.queryByText(debt.name)).toBeNull();
  });
});
