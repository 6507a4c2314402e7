import { useTranslation } from 'react-i18next';
import type { RewardRule } from '#shared/referrals/reward-rule.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { percentOf } from '../rules/line-words.ts';

type Props = { rule: Omit<RewardRule, 'version'>; onClose: () => void };

/** Shows the current reward rules in words. */
export function RulesDialog({ rule, onClose }: Props) {
  const { t } = useTranslation('rewards');
  const { vnd, percent } = useFormat();
  const lines = rule.isOn
    ? [
        t('rule.share', { percent: percentOf(rule.shareBasisPoints, percent) }),
        t('rule.identity'),
        t('rule.minOrder', { amount: vnd(rule.minOrder) }),
        t('rule.wait', { count: rule.waitDays }),
        ...(rule.monthlyCap === null ? [] : [t('rule.cap', { amount: vnd(rule.monthlyCap) })]),
        t('rule.returns'),
        t('rule.voucher', { amount: vnd(rule.leastVoucher), days: rule.voucherDays }),
      ]
    : [t('rule.off')];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('rulesTitle')}>
      <ul className="list-disc space-y-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
