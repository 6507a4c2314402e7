import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { listCreditOrders, remindOfCredit, StaffOrder } from '#shared/orders/index.ts';
import { getStaffPayment, importStatement, renewStaffPayment, StaffPayment } from '#shared/payments/index.ts';
import {
  Comparison,
  Difference,
  explainDifference,
  getReconciledDay,
  listReconciledDays,
  reconcileDay,
  type ReconciledDay,
} from '#shared/reconciliation/index.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { acts, comparison, credit, difference, explainForm, reconciliation, statement } = texts.money;
const agree = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

describe('days that were compared', () => {
  const day = '2026-11-22';
  const bank = exampleOf(Comparison, {
    provider: 'bank',
    day,
    status: 'done',
    listed: { count: 3, amount: 457_000 },
    recovered: 1,
    differences: 1,
    unexplained: 1,
    error: null,
  });
  const found = exampleOf(Difference, {
    id: 'lech1',
    kind: 'not-listed',
    theirs: null,
    ours: 180_000,
    reference: 'FTGIA',
    noticeId: 'bank:99',
    paymentId: null,
    refundId: null,
    explained: null,
  });
  const shown = (over: Partial<Difference> = {}): ReconciledDay => ({
    day,
    isOver: true,
    comparisons: [{ ...bank, unexplained: over.explained ? 0 : 1, found: [{ ...found, ...over }] }],
  });
  const answers = [
    answer(listReconciledDays, { days: [{ day, comparisons: [bank] }], unexplained: 1, next: '2026-11-21' }),
    answer(getReconciledDay, shown()),
  ];

  it('say what nobody explained, and name each difference where it is looked at', async () => {
    const { page, user } = await renderAt('/admin/payments/reconciliation', { as: 'admin', answers });
    await page.findByText(reconciliation.unexplained_other.replace('{{count}}', '1'));
    await user.click(page.getByRole('button', { name: '22/11/2026' }));
    await page.findByText(difference['not-listed']);
    page.getByText(/3 khoản, 457.000 ₫/);
    const link = page.getByRole('link', { name: texts.money.refunds.openMoney });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/admin/payments/inbox/bank:99');
  });

  it('are explained with words, once', async () => {
    const said = shown({ explained: { by: 'Lê Quản Trị', reason: 'Bank báo chậm', at: `${day}T10:00:00Z` } });
    const { page, user, network } = await renderAt(`/admin/payments/reconciliation?day=${day}`, {
      as: 'admin',
      answers: [...answers, answer(explainDifference, said)],
    });
    await user.click(await page.findByRole('button', { name: /Giải thích FTGIA/ }));
    const box = await page.findByRole('textbox', { name: new RegExp(explainForm.reason) });
    await user.type(box, 'Bank báo chậm');
    network.answer(answer(getReconciledDay, said));
    await user.dblClick(page.getByRole('button', { name: explainForm.submit }));
    await page.findByText(/Bank báo chậm · Lê Quản Trị/);
    expect(network.askedOf(explainDifference)).toHaveLength(1);
  });

  it('that nobody compared yet are not called free of differences, and are compared for the first time', async () => {
    const { page } = await renderAt(`/admin/payments/reconciliation?day=${day}`, {
      as: 'admin',
      answers: [
        answer(listReconciledDays, { days: [{ day, comparisons: [] }], unexplained: 0, next: '2026-11-21' }),
        answer(getReconciledDay, { day, isOver: true, comparisons: [] }),
      ],
    });
    await page.findByText(reconciliation.notCompared);
    expect(page.queryByText(reconciliation.unexplained_other.replace('{{count}}', '0'))).toBeNull();
    const first = reconciliation.compareWith.replace('{{name}}', texts.money.listedBy.bank);
    const button = await page.findByRole('button', { name: first });
    expect(button.textContent).toBe(reconciliation.compare);
  });

  it('that could not be read say so, and are read again', async () => {
    const { page, user, network } = await renderAt('/admin/payments/reconciliation', {
      as: 'admin',
      answers: [refuse(listReconciledDays, 'FORBIDDEN')],
    });
    await page.findByText(reconciliation.failed);
    page.getByText(errorMessage('FORBIDDEN', 'vi'));
    network.answer(...answers);
    await user.click(page.getByRole('button', { name: texts.ui.state.retry }));
    expect(await page.findByRole('list', { name: reconciliation.days })).toBeDefined();
  });

  it.each([
    ['agree, where some were compared', [bank], 0],
    ['differ, where these were not compared', [], 2],
  ])('say that they %s', async (_, comparisons, unexplained) => {
    const { page } = await renderAt('/admin/payments/reconciliation', {
      as: 'admin',
      answers: [
        answer(listReconciledDays, { days: [{ day, comparisons }], unexplained, next: '2026-11-21' }),
      ],
    });
    await page.findByText(reconciliation.unexplained_other.replace('{{count}}', String(unexplained)));
    expect(page.queryByText(reconciliation.notCompared)).toBeNull();
  });

  it('are compared again, and say which list could not be had', async () => {
    const failed = { ...bank, status: 'failed' as const, error: 'The bank’s list answered 503', found: [] };
    const { page, user, network } = await renderAt(`/admin/payments/reconciliation?day=${day}`, {
      as: 'admin',
      answers: [...answers, answer(reconcileDay, { day, isOver: true, comparisons: [failed] })],
    });
    const again = reconciliation.compareAgainWith.replace('{{name}}', texts.money.listedBy.bank);
    network.answer(answer(getReconciledDay, { day, isOver: true, comparisons: [failed] }));
    const button = await page.findByRole('button', { name: again });
    expect(button.textContent).toBe(reconciliation.compareAgain);
    await user.click(button);
    await page.findByText(/The bank’s list answered 503/);
    expect(page.getAllByText(comparison.failed).length).toBeGreaterThan(0);
    expect(network.askedOf(reconcileDay)).toMatchObject([{ body: { provider: 'bank' } }]);
  });
});

it('an attempt to pay gets a new code once, and its page is shown', async () => {
  const shown = exampleOf(StaffPayment, {
    may: { verify: false, cancel: true, renew: true, take: null },
    notices: [],
    attempts: [],
  });
  const before = { ...shown, payment: { ...shown.payment, id: 'don1-001', code: 'TTCU' } };
  const after = { ...shown, payment: { ...shown.payment, id: 'don1-002', code: 'TTMOI' } };
  const { page, user, network } = await renderAt('/admin/payments/don1-001', {
    as: 'admin',
    answers: [
      answer(getStaffPayment, ({ params }) => (params.id === 'don1-001' ? before : after)),
      answer(renewStaffPayment, after),
      sample(listActivity),
    ],
  });
  await user.click(await page.findByRole('button', { name: acts.renew }));
  await user.dblClick(agree(await page.findByRole('alertdialog'), acts.renew));
  await page.findByRole('heading', { name: /TTMOI/ });
  expect(network.askedOf(renewStaffPayment)).toHaveLength(1);
});

it('whoever was let pay later is reminded, and who is late stands out', async () => {
  const owing = exampleOf(StaffOrder, {
    id: 'don1',
    code: 'DH1',
    total: 500_000,
    paidAmount: 100_000,
  });
  const late = { grantedBy: 'a', grantedAt: '2020-01-01T00:00:00Z', reason: 'Khách quen' };
  const order = { ...owing, credit: { ...late, dueAt: '2020-01-08T00:00:00Z' } };
  const { page, user, network } = await renderAt('/admin/payments/credit', {
    as: 'admin',
    answers: [answer(listCreditOrders, { data: [order], nextCursor: null }), answer(remindOfCredit, order)],
  });
  await page.findByText(credit.late.replace('{{day}}', '08/01/2020'));
  expect(page.getByText('400.000 ₫')).toBeDefined();
  await user.dblClick(page.getByRole('button', { name: credit.remind }));
  await page.findByText(credit.reminded.replace('{{code}}', 'DH1'));
  expect(network.askedOf(remindOfCredit)).toHaveLength(1);
});

it('a statement is looked at before it is taken in', async () => {
  const result = {
    read: 3,
    added: 2,
    known: 1,
    outgoing: 4,
    unreadable: 6,
    problems: [{ line: 7, problem: 'no-day' as const }],
  };
  const { page, user, network } = await renderAt('/admin/payments/statements', {
    as: 'admin',
    answers: [answer(importStatement, result)],
  });
  // The carrier's statement comes in beside the bank's.
  await page.findByRole('button', { name: texts.jobs.kind['import-carrier-statement'] });
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await user.upload(input, new File(['Ngày,Số tiền'], 'sao-ke.csv', { type: 'text/csv' }));
  await user.click(page.getByRole('button', { name: statement.check }));
  const take = await page.findByRole('button', { name: statement.take_other.replace('{{count}}', '2') });
  const told = page
    .getAllByRole('definition')
    .map((figure) => [figure.previousElementSibling?.textContent, figure.textContent]);
  expect(told).toEqual([
    [statement.read, '9'],
    [statement.added, '2'],
    [statement.known, '1'],
    [statement.outgoing, '4'],
    [statement.unreadable, '6'],
  ]);
  expect(network.askedOf(importStatement)).toMatchObject([{ body: { trial: true } }]);
  await user.click(take);
  await page.findByText(statement.done);
  expect(network.askedOf(importStatement)).toMatchObject([{}, { body: { trial: false } }]);
});
