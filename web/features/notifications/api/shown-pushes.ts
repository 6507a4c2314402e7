/** What is read here need not stand on the screen of this device any longer. */
export async function closePushes(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  const shown = (await registration?.getNotifications().catch(() => [])) ?? [];
  for (const one of shown) one.close();
}
