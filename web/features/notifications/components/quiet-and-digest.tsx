import { useTranslation } from 'react-i18next';
import {
  digests,
  type NotificationChoices,
  type NotificationSettings,
} from '#shared/notifications/notification-settings.contract.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';

type Props = {
  settings: NotificationSettings;
  onChange: (change: Partial<NotificationChoices>) => void;
};

const halfHours = Array.from(
  { length: 48 },
  (_, place) => `${String(Math.floor(place / 2)).padStart(2, '0')}:${place % 2 ? '30' : '00'}`,
);
const times = halfHours.map((value) => ({ value, label: value }));

/** Shows quiet hours without push, for all devices of the account, and how often digests are mailed. */
export function QuietAndDigest({ settings: { quiet, digest }, onChange }: Props) {
  const { t } = useTranslation('notifications');
  const setQuiet = (change: Partial<typeof quiet>) => onChange({ quiet: { ...quiet, ...change } });
  return (
    <div className="divide-y divide-line">
      <div className="pb-3">
        <Switch
          label={t('settings.quiet.label')}
          help={t('settings.quiet.help')}
          checked={quiet.on}
          onCheckedChange={(on) => setQuiet({ on })}
        />
        {quiet.on && (
          <div className="mt-2 grid grid-cols-2 gap-3">
            <Field label={t('settings.quiet.from')}>
              <Select options={times} value={quiet.from} onChange={(from) => setQuiet({ from })} />
            </Field>
            <Field label={t('settings.quiet.to')}>
              <Select options={times} value={quiet.to} onChange={(to) => setQuiet({ to })} />
            </Field>
          </div>
        )}
      </div>
      <div className="pt-3">
        <Field label={t('settings.digest.label')} help={t('settings.digest.help')}>
          <Select
            options={digests.map((value) => ({ value, label: t(`settings.digest.${value}`) }))}
            value={digest}
            onChange={(value) => onChange({ digest: value })}
          />
        </Field>
      </div>
    </div>
  );
}
