import { expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { decidePerson, getPerson, listApprovals, Person, WaitingPerson } from '#shared/people/index.ts';
import { onePage } from '../faces/list-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const waiting = { fullName: 'Nguyễn Thị Lan', status: 'pending_admin', claim: null } as const;
const lan = exampleOf(Person, waiting);
const row = exampleOf(WaitingPerson, { ...waiting, id: lan.id });
const queue = answer(listApprovals, { data: [row], limit: 20, ...onePage });

it('keeps what was written when somebody else has decided meanwhile, and says so', async () => {
  const { page, user, network } = await renderAt(`/admin/users/approval?person=${lan.id}`, {
    as: 'admin',
    answers: [queue, answer(getPerson, lan), sample(listActivity), refuse(decidePerson, 'USER_STATE')],
  });
  await user.click(await page.findByRole('button', { name: 'Từ chối' }));
  await user.click(await page.findByRole('radio', { name: 'Khác' }));
  await user.type(page.getByRole('textbox', { name: /Lý do/ }), 'Tên không có thật.');
  network.answer(answer(getPerson, { ...lan, status: 'active' }));
  await user.click(page.getAllByRole('button', { name: 'Từ chối' }).at(-1) as HTMLElement);
  await network.rest();
  const dialog = await page.findByRole('dialog');
  expect(dialog.textContent).toContain('Hồ sơ này đã được xử lý.');
  expect(page.getByDisplayValue('Tên không có thật.')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Duyệt' })).toBeNull();
});

it.each([
  [{ reason: 'bounce', since: '2026-11-20T07:00:00.000Z' }, 'Thư bị trả lại từ 20/11/2026, đã ngừng gửi'],
  [null, null],
] as const)('with mail kept from their address for %j, staff read: %s', async (mailSuppression, text) => {
  const { page } = await renderAt(`/admin/users/approval?person=${lan.id}`, {
    as: 'admin',
    answers: [queue, answer(getPerson, { ...lan, mailSuppression }), sample(listActivity)],
  });
  await page.findByRole('button', { name: 'Từ chối' });
  expect(page.queryByText(/đã ngừng gửi/)?.textContent ?? null).toBe(text);
});
