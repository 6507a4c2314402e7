import { beforeEach, expect, it, vi } from 'vitest';
import { showPushes } from '#web/worker/pushes.ts';
import { aScope, origin } from './a-scope.ts';

let world: ReturnType<typeof aScope>;
beforeEach(() => {
  world = aScope(() => new Response());
  showPushes(world.scope);
});

const push = (json: () => unknown) => world.raise('push', { data: { json } });

it('what is sent is shown, and something is, whatever is sent: browsers want to see every push', async () => {
  await push(() => ({
    title: 'Chợ Làng',
    body: 'Đơn hàng có cập nhật.',
    tag: 'orders',
    url: '/e-commerce/order',
  }));
  const told = { title: 'Chợ Làng', body: 'Bạn có thông báo mới.' };
  await push(() => {
    throw new SyntaxError('No JSON');
  });
  await world.raise('push', { data: null });
  const icon = { icon: '/favicon.svg', badge: '/favicon.svg', renotify: true };
  expect(world.showNotification.mock.calls).toEqual([
    [
      'Chợ Làng',
      { ...icon, body: 'Đơn hàng có cập nhật.', tag: 'orders', data: { url: '/e-commerce/order' } },
    ],
    [told.title, { ...icon, body: told.body, tag: 'several', data: { url: '/notifications' } }],
    [told.title, { ...icon, body: told.body, tag: 'several', data: { url: '/notifications' } }],
  ]);
});

const click = async (url?: string) => {
  const close = vi.fn<() => void>();
  await world.raise('notificationclick', { notification: { close, ...(url && { data: { url } }) } });
  expect(close).toHaveBeenCalledOnce();
};

it('a press opens what it is about, and never a page of somebody else', async () => {
  await click('/e-commerce/order');
  await click();
  await click('https://elsewhere.test/steal');
  expect(world.openWindow.mock.calls).toEqual([
    [`${origin}/e-commerce/order`],
    [`${origin}/notifications`],
    [origin],
  ]);
});

it('a page that is open already goes there', async () => {
  const navigate = vi.fn<(url: string) => Promise<void>>();
  const page = { id: 'open', navigate, focus: async () => page };
  world.windows.push(page);
  await click('/notifications');
  expect(navigate).toHaveBeenCalledWith(`${origin}/notifications`);
  expect(world.openWindow).not.toHaveBeenCalled();
});
