import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import {
  addPushDevice,
  getNotificationSettings,
  getNotificationStats,
  listNotifications,
  listNotifiedPeople,
  listPushDevices,
  NotificationSettings,
  NotificationsPage,
  readAllNotifications,
  readNotification,
  saveNotificationSettings,
} from '#shared/notifications/index.ts';
import { readLeaving } from '#shared/accounts/leaving.contract.ts';
import { getNetwork } from '#shared/referrals/network.contract.ts';
import { NotificationView } from '#shared/notifications/notification.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const unread = exampleOf(NotificationView, {
  id: '12-abcdefghijkl',
  notificationId: '12-abcdefghijkl',
  sequence: 12,
  type: 'unlocked',
  kind: 'account',
  lead: 'Tài khoản đã được mở khóa.',
  message: 'Tài khoản đã được mở khóa.',
  isRead: false,
  linkUrl: null,
  link: null,
  actor: null,
  people: [],
  peopleCount: 0,
});
const page = exampleOf(NotificationsPage, {
  data: [unread],
  page: 1,
  hasNext: false,
  sequence: 12,
  unread: 12,
});
const answers = [answer(listNotifications, page), answer(getNotificationStats, { unread: 12, sequence: 12 })];

it('the bell says 9+ above nine, and shows the newest with a way to read all up to them', async () => {
  const {
    user,
    page: shown,
    network,
  } = await renderAt('/notifications', {
    as: 'user',
    answers: [...answers, answer(readAllNotifications, { unread: 0, sequence: 12 })],
  });
  const bell = await shown.findByRole('button', { name: 'Thông báo, 12 chưa đọc' });
  expect(bell.querySelector('[data-badge]')?.getAttribute('data-badge')).toBe('9+');
  await user.click(bell);
  const list = within(await shown.findByRole('dialog', { name: 'Thông báo' }));
  // Nothing is to be read before it is there.
  await list.findByText(unread.message);
  await user.click(await list.findByRole('button', { name: 'Đọc tất cả' }));
  await shown.findByRole('button', { name: 'Thông báo' });
  expect(network.askedOf(readAllNotifications).map(({ body }) => body)).toEqual([{ upTo: 12 }]);
});

it('a group under the bell names all of its people where it stands', async () => {
  const group = { ...unread, peopleCount: 2, message: 'Lan và Mai theo dõi bạn.', lead: 'Lan và Mai' };
  const named = exampleOf(listNotifiedPeople.reply.shape.data.element, { fullName: 'Nguyễn Thị Lan' });
  const { user, page: shown } = await renderAt('/dashboard', {
    as: 'user',
    answers: [
      answer(listNotifications, { ...page, data: [group] }),
      answer(getNotificationStats, { unread: 1, sequence: 12 }),
      answer(listNotifiedPeople, { data: [named] }),
      answer(readLeaving, { dueAt: null, posts: 'keep', holds: [] }),
      answer(
        getNetwork,
        exampleOf(getNetwork.reply, {
          figures: { total: 16, direct: 4, indirect: 12, thisWeek: 1, levels: [4, 12], weeks: [] },
        }),
      ),
    ],
  });
  // The dashboard has the newest, too, and whom one brought.
  await shown.findByText(/theo dõi bạn/);
  expect((await shown.findByRole('link', { name: /Trực tiếp/ })).textContent).toContain('4');
  await user.click(await shown.findByRole('button', { name: /^Thông báo, 1/ }));
  const list = within(await shown.findByRole('dialog', { name: 'Thông báo' }));
  await user.click(await list.findByRole('button', { name: '2 người' }));
  await list.findByText('Nguyễn Thị Lan');
});

it('one that could not be marked as read is unread again, and says so in the words of the specification', async () => {
  const { user, page: shown } = await renderAt('/notifications', {
    as: 'user',
    answers: [...answers, refuse(readNotification, 'NOTIFICATION_NOT_FOUND')],
  });
  await user.click(await shown.findByRole('button', { name: 'Tài khoản đã được mở khóa.' }));
  await shown.findByText('Failed to mark notification as read');
  expect(await shown.findByText('Chưa đọc')).toBeTruthy();
});

const settings = exampleOf(NotificationSettings, {
  kinds: {},
  quiet: { on: false, from: '22:00', to: '07:00' },
  digest: 'daily',
  version: 3,
  push: { publicKey: 'BP', standIn: null },
});

it('settings: what is always told is a lock, the rest is kept as it is pressed, and staff’s own row is staff’s', async () => {
  const saved = { ...settings, kinds: { follow: { push: true } }, version: 4 };
  const {
    user,
    page: shown,
    network,
  } = await renderAt('/system/settings/notifications', {
    as: 'user',
    answers: [
      answer(getNotificationSettings, settings),
      answer(saveNotificationSettings, saved),
      answer(listPushDevices, { data: [] }),
    ],
  });
  await shown.findByRole('img', { name: 'Bảo mật: Đẩy, luôn báo' });
  expect(shown.queryByText('Việc của ban quản trị')).toBeNull();
  await user.click(await shown.findByRole('checkbox', { name: 'Theo dõi: Đẩy' }));
  expect(network.askedOf(saveNotificationSettings).map(({ body }) => body)).toEqual([
    {
      kinds: { follow: { push: true } },
      quiet: settings.quiet,
      digest: 'daily',
      version: 3,
    },
  ]);
  expect(network.askedOf(addPushDevice)).toEqual([]);
});
