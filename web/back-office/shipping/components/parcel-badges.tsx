import { useTranslation } from 'react-i18next';
import type { PackedParcel } from '#shared/shipping/packing-order.ts';
import type { ParcelStage, ParcelTrouble } from '#shared/shipping/parcel-choices.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const tones: Record<ParcelStage, BadgeTone> = {
  open: 'neutral',
  asked: 'gold',
  waiting: 'sky',
  pickup_failed: 'danger',
  pickup_late: 'gold',
  picked_up: 'sky',
  out: 'sky',
  delayed: 'gold',
  failed: 'danger',
  delivered: 'jade',
  settled: 'jade',
  returning: 'gold',
  returned: 'gold',
  return_settled: 'neutral',
  compensated: 'gold',
};

/** Stage of a parcel, or the carrier's own text for an unknown status. */
export function ParcelBadge({ parcel }: { parcel: PackedParcel }) {
  const { t } = useTranslation('packing');
  if (parcel.troubles.includes('unknown_status'))
    return <Badge tone="danger">{[parcel.said, parcel.saidWords].filter(Boolean).join(' · ')}</Badge>;
  return <Badge tone={tones[parcel.stage]}>{t(`stage.${parcel.stage}`)}</Badge>;
}

export function TroubleBadges({ troubles }: { troubles: readonly ParcelTrouble[] }) {
  const { t } = useTranslation('packing');
  return (
    <span className="inline-flex flex-wrap gap-1">
      {troubles.map((trouble) => (
        <Badge key={trouble} tone="danger">
          {t(`trouble.${trouble}`)}
        </Badge>
      ))}
    </span>
  );
}
