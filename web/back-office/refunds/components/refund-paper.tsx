import { useTranslation } from 'react-i18next';
import { bankNamed } from '#shared/refunds/banks.ts';
import type { StaffRefund } from '#shared/refunds/refund.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Logo } from '#web/ui/layout/logo.tsx';

const signers = ['requestedBy', 'decidedBy', 'processedBy'] as const;

/** Printable A4 page for the person who makes the transfer, with the bank's QR code. */
export function RefundPaper({ refund }: { refund: StaffRefund }) {
  const { t } = useTranslation('money');
  const { day, vnd } = useFormat();
  const { code, createdAt, account, amount, status, reference, reason, orderCode, customer, kind } = refund;
  const lines = [
    ...(account
      ? ([
          ['bank', bankNamed(account.bin)],
          ['account', account.account],
          ['holder', account.holder],
        ] as const)
      : []),
    ['amount', vnd(amount)],
    ['words', code],
    ['order', [orderCode ?? t('refunds.noOrder'), customer].filter(Boolean).join(' · ')],
    ['reason', `${t(`refundKind.${kind}`)} · ${reason}`],
    ...(reference ? ([['reference', reference]] as const) : []),
  ] as const;
  return (
    <article className="mx-auto w-full max-w-[210mm] rounded-md border border-line bg-surface p-5 text-sm text-ink sm:p-[14mm] print:max-w-none print:border-0 print:bg-white print:p-0 print:text-black">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <Logo />
        <div className="sm:text-right">
          <h1 className="text-xl font-bold uppercase">{t('refundPaper.title')}</h1>
          <p className="tabular-nums">{code}</p>
          <p className="tabular-nums">{t('refundPaper.date', { day: day(createdAt) })}</p>
        </div>
      </header>
      <section className="mt-6 grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_15rem] print:grid-cols-[minmax(0,1fr)_15rem]">
        <dl className="divide-y divide-line-strong border-y border-line-strong">
          {lines.map(([name, value]) => (
            <div key={name} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 py-2">
              <dt className="text-ink-2 print:text-black">{t(`refundPaper.${name}`)}</dt>
              <dd
                className={
                  name === 'amount' ? 'text-lg font-bold' : 'font-semibold tabular-nums wrap-anywhere'
                }
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <Code refund={refund} />
      </section>
      <p className="mt-5">{t(`refundPaper.hint.${status === 'succeeded' ? 'sent' : 'send'}`, { code })}</p>
      <footer className="mt-10 grid grid-cols-3 gap-4 text-center break-inside-avoid">
        {signers.map((who) => (
          <div key={who}>
            <p className="font-semibold">{t(`refundPaper.${who}`)}</p>
            <p className="text-xs">{t('refundPaper.sign')}</p>
            <p className="pt-16">{refund.names[who]}</p>
          </div>
        ))}
      </footer>
    </article>
  );
}

/** The QR code while there is money to transfer; otherwise the reason why there is none. */
function Code({ refund: { code, qrImageDataUrl, status } }: { refund: StaffRefund }) {
  const { t } = useTranslation('money');
  if (qrImageDataUrl)
    return (
      <img
        src={qrImageDataUrl}
        alt={t('refunds.qrAlt', { code })}
        className="mx-auto w-60 max-w-full rounded-md bg-white p-2"
      />
    );
  return (
    <p className="rounded-md border border-dashed border-line-strong p-4 text-center text-ink-2 print:text-black">
      {t(status === 'succeeded' ? 'refundPaper.sentAlready' : 'refundPaper.noCode')}
    </p>
  );
}
