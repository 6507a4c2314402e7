import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { piecesOf } from '#shared/inventory/lots.ts';
import { type LotRow, writeOffLot } from '#shared/inventory/lots.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { BulkAct, ChosenRows } from '#web/ui/list/use-bulk.ts';

/** Writes off expired lots one by one. A lot whose quantity changed since it was shown is refused. */
export function useWriteOff(rows: readonly LotRow[]): BulkAct<LotRow> {
  const { t } = useTranslation('lots');
  const writingOff = useAct(writeOffLot);
  const reason = t('writeOff.reason');
  return {
    name: 'write-off',
    label: t('writeOff.act'),
    icon: <CalendarX />,
    danger: true,
    atOnce: 1,
    preview: (chosen) => <Preview chosen={chosen} reason={reason} />,
    run: async (ids) => {
      const refused = [];
      for (const id of ids) {
        const quantity = rows.find((row) => row.id === id)?.quantity;
        try {
          await writingOff.send({ params: { id }, body: { reason, ...(quantity && { quantity }) } });
        } catch (failure) {
          refused.push({ id, reason: messageOf(failure) ?? t('list.failed') });
        }
      }
      return { refused };
    },
    done: (count) => t('writeOff.done', { count }),
  };
}

function Preview({ chosen: { ids, rows }, reason }: { chosen: ChosenRows<LotRow>; reason: string }) {
  const { t } = useTranslation('lots');
  const { number } = useFormat();
  const today = todayInVietnam();
  const early = rows.filter(({ expiresOn }) => expiresOn > today).length;
  const pieces = piecesOf(rows.filter(({ expiresOn }) => expiresOn <= today));
  return (
    <div className="space-y-2">
      <p>{t('writeOff.preview', { count: ids.length - early })}</p>
      {pieces > 0 && <p>{t('writeOff.pieces', { count: pieces, shown: number(pieces), reason })}</p>}
      {early > 0 && <p className="text-gold">{t('writeOff.notExpired', { count: early })}</p>}
      <p className="text-sm text-ink-2">{t('writeOff.final')}</p>
    </div>
  );
}
