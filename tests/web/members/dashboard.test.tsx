import { expect, it } from 'vitest';
import { readLeaving } from '#shared/accounts/leaving.contract.ts';
import { SessionUser } from '#shared/accounts/user.ts';
import { getMyStanding } from '#shared/identity/own-identity.contract.ts';
import { getNotificationStats, listNotifications } from '#shared/notifications/index.ts';
import { getNetwork } from '#shared/referrals/network.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import type { UserStatus } from '#shared/values/user-statuses.ts';

const { members, account } = texts;

const open = (status: UserStatus, { dueAt = null as string | null, reason = null as string | null } = {}) =>
  renderAt('/dashboard', {
    as: exampleOf(SessionUser, { status, rejectedReason: null }),
    answers: [
      answer(readLeaving, { ...exampleOf(readLeaving.reply), dueAt, holds: [] }),
      answer(getMyStanding, exampleOf(getMyStanding.reply, { status, reason })),
      answer(listNotifications, exampleOf(listNotifications.reply, { data: [] })),
      answer(getNotificationStats, { unread: 0, sequence: 0 }),
      sample(getNetwork),
    ],
  });

it('staff who asked something wait for the member, who is told what', async () => {
  const { page } = await open('pending_admin', { reason: 'Gửi ảnh rõ hơn' });
  await page.findByText(members.dashboard.kycAsked);
  await page.findByText('Gửi ảnh rõ hơn');
  expect(page.queryByText(members.dashboard.kycLead.pending_admin)).toBeNull();
});

it('staff who asked nothing are waited for', async () => {
  const { page } = await open('pending_admin');
  await page.findByText(members.dashboard.kycLead.pending_admin);
  expect(page.queryByText(members.dashboard.kycAsked)).toBeNull();
});

it('an account that awaits its end says so where one comes in, with the way back', async () => {
  const { page } = await open('active', { dueAt: '2026-12-20T03:00:00.000Z' });
  await page.findByText(account.leaving.due.replace('{{day}}', '20/12/2026'));
  const stay = await page.findByRole('link', { name: account.leaving.stay });
  expect((stay as HTMLAnchorElement).pathname).toBe('/account');
});

it('one that goes on says nothing of an end', async () => {
  const { page } = await open('active');
  await page.findByText(members.dashboard.kycDone);
  expect(page.queryByText(account.leaving.stay)).toBeNull();
});
