import type { Scope } from './scope.ts';

const fallback = { title: 'Chợ Làng', body: 'Bạn có thông báo mới.', tag: 'several', url: '/notifications' };

function read(data: { json: () => unknown } | null): typeof fallback {
  try {
    return { ...fallback, ...(data?.json() as Partial<typeof fallback>) };
  } catch {
    return fallback;
  }
}

/** Shows push notifications while no page of the shop is open. */
export function showPushes(scope: Scope): void {
  // Browsers allow push messages only if each one shows a notification.
  scope.addEventListener('push', (event) => {
    const { title, body, tag, url } = read(event.data);
    const look = { body, tag, renotify: true, icon: '/favicon.svg', badge: '/favicon.svg', data: { url } };
    event.waitUntil(scope.registration.showNotification(title, look));
  });

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { origin } = scope.location;
    const address = new URL(event.notification.data?.url ?? '/notifications', origin);
    // The link must lead to our own origin, whatever the message says.
    event.waitUntil(show(address.origin === origin ? address.href : origin));
  });

  async function show(url: string): Promise<void> {
    const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (page) await (await page.focus()).navigate(url);
    else await scope.clients.openWindow(url);
  }
}
