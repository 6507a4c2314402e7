import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bankNamed } from '#shared/refunds/banks.ts';
import type { StaffRefund } from '#shared/refunds/refund.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';

/** Data for a manual transfer while one is due: the QR code, and the same as text. */
export function RefundTransfer({ refund }: { refund: StaffRefund }) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const { id, account, amount, code, qrImageDataUrl } = refund;
  if (!qrImageDataUrl || !account) return null;
  const typed = [
    ['account', account.account, account.account],
    ['amount', vnd(amount), String(amount)],
    ['words', code, code],
  ] as const;
  return (
    <section className="rounded-md border border-line p-4">
      <img
        src={qrImageDataUrl}
        alt={t('refunds.qrAlt', { code })}
        className="mx-auto w-52 max-w-full rounded-md bg-white p-2"
      />
      <p className="mt-2 text-center text-sm text-pretty text-ink-2">{t('refunds.qrHint', { code })}</p>
      <p className="mt-3 text-center text-sm font-semibold">
        {`${bankNamed(account.bin)} · ${account.holder}`}
      </p>
      <dl className="mt-2 divide-y divide-line text-sm">
        {typed.map(([name, shown, value]) => (
          <div key={name} className="flex min-h-11 items-center justify-between gap-3">
            <dt className="text-ink-2">{t(`refundPaper.${name}`)}</dt>
            <dd className="flex items-center gap-1 font-semibold tabular-nums">
              {shown}
              <CopyButton
                value={value}
                label={t('refundPaper.copy', { name: t(`refundPaper.${name}`) })}
                className="-mr-2.5"
              />
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        block
        className="mt-3"
        to="/admin/e-commerce/returns/refunds/$id/paper"
        params={{ id }}
        icon={<Printer />}
      >
        {t('refundPaper.open')}
      </ButtonLink>
    </section>
  );
}
