/** Closes this device's push notifications, because they were read here. */
export async function closePushes(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  const shown = (await registration?.getNotifications().catch(() => [])) ?? [];
  for (const one of shown) one.close();
}
