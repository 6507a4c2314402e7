import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type Channel,
  channels,
  kindRules,
  kindsFor,
  type NotificationKind,
  reaches,
} from '#shared/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#shared/notifications/notification-settings.contract.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

type Props = {
  settings: NotificationSettings;
  isStaff: boolean;
  onChange: (kinds: NotificationSettings['kinds']) => void;
};

/** Shows kinds by channel. A lock marks what is always on; off in the app ('here') is off everywhere. */
export function KindsGrid({ settings: { kinds }, isStaff, onChange }: Props) {
  const { t } = useTranslation('notifications');
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b border-line text-sm text-ink-2">
          <th scope="col" className="py-2 text-left font-medium">
            {t('settings.kind')}
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-12 py-2 text-center font-medium sm:w-16">
              {t(`settings.channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kindsFor(isStaff).map((kind) => (
          <tr key={kind} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-3 pr-3 text-left font-medium">
              {t(`settings.kinds.${kind}`)}
              <Under kind={kind} />
            </th>
            {channels.map((channel) => (
              <td key={channel} className="py-3 text-center">
                <span className="inline-flex align-middle">
                  <Cell
                    kind={kind}
                    channel={channel}
                    kinds={kinds}
                    onChange={(on) => onChange({ ...kinds, [kind]: { ...kinds[kind], [channel]: on } })}
                  />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Under({ kind }: { kind: NotificationKind }) {
  const { t } = useTranslation('notifications');
  const isAlways = kindRules[kind].always.length > 0;
  if (!isAlways && kind !== 'birthday') return null;
  return (
    <span className="block text-sm font-normal text-ink-2">
      {isAlways ? t('settings.always') : t('settings.noYear')}
    </span>
  );
}

type CellProps = {
  kind: NotificationKind;
  channel: Channel;
  kinds: NotificationSettings['kinds'];
  onChange: (on: boolean) => void;
};

function Cell({ kind, channel, kinds, onChange }: CellProps) {
  const { t } = useTranslation('notifications');
  const label = t('settings.cell', {
    kind: t(`settings.kinds.${kind}`),
    channel: t(`settings.channels.${channel}`),
  });
  if (kindRules[kind].always.includes(channel))
    return (
      <span
        role="img"
        aria-label={t('settings.locked', { cell: label })}
        title={t('settings.always')}
        className="flex size-5 items-center justify-center rounded-xs border border-line bg-sunken text-ink-2"
      >
        <Lock aria-hidden className="size-3" />
      </span>
    );
  const isOff = channel !== 'here' && !reaches(kinds, kind, 'here');
  return (
    <Checkbox
      aria-label={label}
      checked={!isOff && reaches(kinds, kind, channel)}
      disabled={isOff}
      onCheckedChange={(on) => onChange(on === true)}
    />
  );
}
