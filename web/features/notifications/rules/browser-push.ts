import type { BodyOf } from '#shared/contract/route.ts';
import type { addPushDevice } from '#shared/notifications/push-devices.contract.ts';
import { registerWorker } from '#web/platform/offline/register-worker.ts';
import type { NotificationSettings } from '#shared/notifications/notification-settings.contract.ts';

/** Whether this browser can receive push messages, and otherwise the obstacle. */
export type PushAbility = 'ready' | 'install-first' | 'denied' | 'unable';

/** Safari on iPhones supports push messages only for apps on the home screen. */
const isIphone = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export function pushAbility(): PushAbility {
  if (isIphone() && !isInstalled()) return 'install-first';
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis)) return 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

type Address = Pick<BodyOf<typeof addPushDevice>, 'endpoint' | 'keys'>;

function addressOf({ endpoint, keys }: PushSubscriptionJSON): Address {
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('A subscription without keys');
  return { endpoint, keys: { p256dh, auth } };
}

/** Gets an address from the simulated push service, used where no real one is available. */
async function askStandIn(standIn: string): Promise<Address> {
  const reply = await fetch(`${new URL(standIn).pathname}/subscriptions`, { method: 'POST' });
  if (!reply.ok) throw new Error(`The stand-in answered ${reply.status}`);
  return addressOf((await reply.json()) as PushSubscriptionJSON);
}

/** Subscribes to push. Call it only after a tap: browsers ask then, and never after a refusal. */
export async function subscribe({
  publicKey,
  standIn,
}: NotificationSettings['push']): Promise<Address | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await registerWorker();
  if (standIn) return askStandIn(standIn);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return addressOf(subscription.toJSON());
}

/** Removes the subscription from the browser, too. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

const browsers: readonly [mark: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/coc_coc_browser/, 'Cốc Cốc'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [mark: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];
const named = (known: typeof browsers, agent: string): string | undefined =>
  known.find(([mark]) => mark.test(agent))?.[1];

/** Returns a device name such as "Chrome · Windows", as far as the browser tells. */
export const deviceName = (agent: string = navigator.userAgent): string =>
  [named(browsers, agent), named(systems, agent)].filter(Boolean).join(' · ');
