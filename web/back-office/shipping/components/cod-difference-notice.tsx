import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { codDifferenceOf, codDueOf } from '#shared/shipping/cod-difference.ts';
import { acceptCodDifference } from '#shared/shipping/complaints.contract.ts';
import type { PackedParcel, PackingOrder } from '#shared/shipping/packing-order.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';

type Props = { order: PackingOrder; parcel: PackedParcel };

/** Shows that the carrier's statement differs from the cash to collect; staff claim or accept it. */
export function CodDifferenceNotice({ order, parcel }: Props) {
  const { t } = useTranslation('packing');
  const { vnd } = useFormat();
  const accepting = useAct(acceptCodDifference, { done: t('codDifference.done') });
  const { ask, dialog } = useConfirm();
  const mayAccept = useCan('payments.manage');
  const difference = codDifferenceOf(parcel);
  if (difference === 0) return null;
  const sums = { told: vnd(parcel.paidOut?.collected ?? 0), due: vnd(codDueOf(parcel)) };
  const accept = async () => {
    await ask({
      title: t('codDifference.title', { amount: vnd(Math.abs(difference)) }),
      consequence: t(difference > 0 ? 'codDifference.consequence' : 'codDifference.consequenceMore', sums),
      confirmText: t('codDifference.accept'),
      failedTitle: t('codDifference.failed'),
      act: () =>
        accepting.send({ params: { id: order.id, parcel: String(parcel.number) }, body: { difference } }),
    });
  };
  return (
    <>
      <Notice tone="gold" title={t('codDifference.stated', sums)} className="mb-3">
        <p>{t(difference > 0 ? 'codDifference.hint' : 'codDifference.hintMore')}</p>
        {mayAccept && (
          <Button size="sm" icon={<CheckCheck />} className="mt-2" onClick={() => void accept()}>
            {t('codDifference.accept')}
          </Button>
        )}
      </Notice>
      {dialog}
    </>
  );
}
