import { Download, ExternalLink, RefreshCw, Smartphone, CircleAlert } from 'lucide-react';
import { useTranslation, Trans } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonAnchor } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Countdown } from '#web/ui/data/countdown.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PaymentMarks } from '#web/ui/data/payment-marks.tsx';
import { phone, useMediaQuery } from '#web/ui/hooks/use-media-query.ts';
import type { PaymentActs } from '../hooks/use-payment-acts.ts';
import { savePicture } from '../rules/save-picture.ts';
import { TransferFacts } from './transfer-facts.tsx';
import { WaitingLine } from './waiting-line.tsx';

type Props = { payment: Payment; acts: PaymentActs; expiresAt: string | null; onEnd: () => void };

/** Shows a QR code to scan, the same data as text, and the remaining time. */
export function QrPanel({ payment, acts, expiresAt, onEnd }: Props) {
  const { t } = useTranslation('payments');
  const { missing, received, isDeposit } = payment;
  const due = isDeposit ? t('deposit.due') : t('qr.due');
  return (
    <>
      {received > 0 && <UnderpaidNote payment={payment} />}
      {isDeposit && <Notice tone="sky" title={t('deposit.rest')} />}
      <Card padded={false} className="overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-sunken px-5 py-4 sm:px-7">
          <p>
            <span className="block text-sm text-ink-2">{received > 0 ? t('qr.stillDue') : due}</span>
            <span className="text-xl font-bold text-brand tabular-nums">{formatVnd(missing)}</span>
          </p>
          {expiresAt && (
            <p className="text-right">
              <span className="block text-sm text-ink-2">{t('qr.left')}</span>
              <Countdown until={expiresAt} onEnd={onEnd} endText={t('qr.over')} className="text-xl" />
            </p>
          )}
        </div>
        <div className="grid gap-6 p-5 sm:p-7 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-9">
          <Picture payment={payment} />
          <div className="min-w-0">
            <h2 className="text-lg font-bold">{t('qr.byHand')}</h2>
            <TransferFacts payment={payment} />
            <p className="mt-4 text-sm text-pretty text-ink-2">{t('qr.content')}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 border-t border-line px-5 py-3.5 sm:px-7">
          <WaitingLine text={t('qr.waiting')} />
          <Button
            variant="ghost"
            className="max-sm:h-11 max-sm:w-full"
            icon={<RefreshCw />}
            loading={acts.checking}
            loadingText={t('check.busy')}
            onClick={acts.check}
          >
            {t('check.action')}
          </Button>
        </div>
      </Card>
      <Simulator payment={payment} />
    </>
  );
}

/** Shows the QR code. A phone cannot scan its own screen, so there the code is saved as a picture first. */
function Picture({ payment: { qrImageDataUrl, orderCode, missing, bank } }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const isPhone = useMediaQuery(phone);
  if (!qrImageDataUrl) return null;
  return (
    <figure className="mx-auto w-full max-w-68 text-center">
      <p className="mb-3 flex flex-wrap items-center justify-center gap-x-3 gap-y-1.5 text-sm font-semibold">
        <PaymentMarks show={['vietqr', 'napas']} />
        {bank?.name}
      </p>
      <img
        src={qrImageDataUrl}
        alt={t('qr.alt', { code: orderCode, amount: formatVnd(missing) })}
        width={272}
        height={272}
        className="aspect-square w-full rounded-md border border-line-strong bg-white p-2"
      />
      {!isPhone && <Caption text={t('qr.scan')} />}
      <Button
        className="mt-3"
        block
        {...(isPhone && { variant: 'primary', size: 'lg' })}
        icon={<Download />}
        onClick={() => void savePicture(qrImageDataUrl, `VietQR-${orderCode}`)}
      >
        {t('qr.save')}
      </Button>
      {isPhone && <Caption text={t('qr.thenOpen')} />}
    </figure>
  );
}

function Caption({ text }: { text: string }) {
  return (
    <figcaption className="mt-3 flex items-start justify-center gap-2 text-sm text-pretty text-ink-2">
      <Smartphone aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
      {text}
    </figcaption>
  );
}

/** Shows a link to a simulated banking app, in environments without real money. */
function Simulator({ payment: { simulatorUrl } }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  if (!simulatorUrl) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-dashed border-line-strong px-4 py-3 text-sm text-ink-2">
      {t('simulator.hint')}
      <ButtonAnchor
        href={simulatorUrl}
        target="_blank"
        rel="noopener"
        size="sm"
        className="max-sm:h-11 max-sm:w-full"
        icon={<ExternalLink />}
      >
        {t('simulator.open')}
      </ButtonAnchor>
    </p>
  );
}

/** Tells the buyer that only part of the money arrived; the QR code now asks for the missing amount. */
function UnderpaidNote({ payment: { received, missing } }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  return (
    <div
      role="status"
      className="flex gap-3 rounded-md border border-gold/40 bg-gold-soft px-4 py-3.5 text-sm text-pretty sm:px-5"
    >
      <CircleAlert aria-hidden className="mt-px size-5 shrink-0 text-gold" />
      <div className="min-w-0 tabular-nums">
        <p className="font-semibold text-gold">{t('underpaid.title', { amount: formatVnd(missing) })}</p>
        <p className="mt-0.5">
          <Trans
            t={t}
            i18nKey="underpaid.text"
            values={{ received: formatVnd(received), missing: formatVnd(missing) }}
            components={{ b: <b className="font-bold whitespace-nowrap" /> }}
          />
        </p>
      </div>
    </div>
  );
}
