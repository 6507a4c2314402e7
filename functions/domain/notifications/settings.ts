import { AppError } from '#shared/contract/errors.ts';
import { channels, kindRules, notificationKinds } from '#shared/notifications/notification-kinds.ts';
import type {
  NotificationChoices,
  NotificationSettings,
} from '#shared/notifications/notification-settings.contract.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { create, put } from '#functions/platform/table/table-operations.ts';
import { notificationKeys } from './notification-keys.ts';
import { settingsAtFirst, StoredSettings } from './notification-record.ts';

export const findSettings = async ({ table }: TableContext, userId: string): Promise<StoredSettings> =>
  (await table.get(notificationKeys.settings(userId), StoredSettings)) ?? settingsAtFirst;

/** Choices to store, without fixed kinds, so that a later rule for them applies to everybody. */
const chosen = ({ kinds }: NotificationChoices): StoredSettings['kinds'] =>
  Object.fromEntries(
    notificationKinds.flatMap((kind) => {
      const free = channels.filter((channel) => !kindRules[kind].always.includes(channel));
      const picks = free.flatMap((channel) => {
        const pick = kinds[kind]?.[channel];
        return pick === undefined ? [] : [[channel, pick] as const];
      });
      return picks.length > 0 ? [[kind, Object.fromEntries(picks)] as const] : [];
    }),
  );

/** Saves settings with a version check: of two pages that save, the later one must reload. */
export async function saveSettings(
  { table }: Context,
  { userId, version, ...choices }: NotificationChoices & { userId: string; version: number },
): Promise<StoredSettings> {
  const after: StoredSettings = {
    kinds: chosen(choices),
    quiet: choices.quiet,
    digest: choices.digest,
    version: version + 1,
  };
  const item = { ...notificationKeys.settings(userId), entity: 'notification-settings', userId, ...after };
  const refusal = await table.write([
    version === 0 ? create(item, { refusal: 'stale' }) : put(item, { when: { version }, refusal: 'stale' }),
  ]);
  if (refusal) throw new AppError('STALE_STATE');
  return after;
}

type Push = NotificationSettings['push'];

export const settingsView = (settings: StoredSettings, push: Push): NotificationSettings => ({
  kinds: settings.kinds,
  quiet: settings.quiet,
  digest: settings.digest,
  version: settings.version,
  push,
});
