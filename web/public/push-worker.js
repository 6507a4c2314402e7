/* Shows what the shop sends while none of its pages is open. It keeps no pages and answers no requests. */
const fallback = { title: 'Chợ Làng', body: 'Bạn có thông báo mới.', tag: 'several', url: '/notifications' };

function read(data) {
  try {
    return { ...fallback, ...data.json() };
  } catch {
    return fallback;
  }
}

// Browsers allow pushes only to those who show every one of them.
self.addEventListener('push', (event) => {
  const { title, body, tag, url } = read(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      icon: '/favicon.svg',
      badge: '/favicon.svg',
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.url ?? '/notifications', self.location.origin);
  // Whatever was sent, it leads to a page of ours.
  const url = address.origin === self.location.origin ? address.href : self.location.origin;
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then(([page]) =>
        page ? page.focus().then((shown) => shown.navigate(url)) : self.clients.openWindow(url),
      ),
  );
});

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
