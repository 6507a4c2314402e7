import { Clock3, ShieldAlert, Ticket, Undo2 } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RewardLine } from '#shared/referrals/rewards.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { lineWords, percentOf } from '../rules/line-words.ts';

type Format = ReturnType<typeof useFormat>;

const signed = (format: Format, amount: number): string =>
  amount > 0 ? `+${format.vnd(amount)}` : format.vnd(amount).replace('-', '−');

export function LedgerLine({ line, waitDays }: { line: RewardLine; waitDays: number }) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  const isVoucher = line.kind === 'voucher';
  return (
    <>
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        <span className="min-w-0 break-words">
          {isVoucher ? t('line.voucher') : t('line.order', { code: line.orderCode ?? '' })}
        </span>
        <span className={line.amount < 0 ? 'shrink-0 text-danger tabular-nums' : 'shrink-0 tabular-nums'}>
          {signed(format, line.amount)}
        </span>
      </p>
      {!isVoucher && (
        <p className="text-sm text-ink-2">
          {line.buyer ? t('line.direct', { name: line.buyer.fullName }) : t('line.gone')}
        </p>
      )}
      <p className="text-sm text-ink-2">{ruleOf(line, waitDays, t, format)}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        <State line={line} />
      </p>
    </>
  );
}

function ruleOf(line: RewardLine, days: number, t: TFunction<'rewards'>, format: Format): string {
  if (line.kind === 'voucher')
    return line.voucherUntil ? t('line.until', { day: format.day(line.voucherUntil) }) : '';
  const percent = percentOf(line.by?.shareBasisPoints ?? 0, format.percent);
  const words = lineWords(line);
  return t(`line.${words}`, {
    percent,
    days,
    base: format.vnd(line.by?.base ?? 0),
    amount: format.vnd(words === 'capped' ? line.amount : (line.returned ?? 0)),
  });
}

function State({ line }: { line: RewardLine }) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  if (line.kind === 'voucher')
    return (
      <Badge tone="sky" icon={<Ticket aria-hidden />}>
        {t('state.voucher', { code: line.voucherCode ?? '' })}
      </Badge>
    );
  if (line.kind === 'returned' && line.amount < 0)
    return <Badge icon={<Undo2 aria-hidden />}>{t('state.returned')}</Badge>;
  if (line.state === 'held')
    return (
      <>
        <Badge tone="danger" icon={<ShieldAlert aria-hidden />} className="whitespace-normal!">
          {t('state.held', { reasons: line.heldFor.map((reason) => t(`hold.${reason}`)).join(', ') })}
        </Badge>
        <span className="text-xs text-ink-2">{t('state.heldNote')}</span>
      </>
    );
  if (line.state === 'void')
    return (
      <Badge className="whitespace-normal!">
        {line.note ? t('state.voidWhy', { note: line.note }) : t('state.void')}
      </Badge>
    );
  if (line.state === 'payable') return <Badge tone="jade">{t('state.payable')}</Badge>;
  return (
    <Badge tone="gold" icon={<Clock3 aria-hidden />}>
      {line.payableAt ? t('state.until', { day: format.day(line.payableAt) }) : t('state.underWay')}
    </Badge>
  );
}
