import { Banknote, ChevronRight, CreditCard, QrCode, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/payments/payment.ts';
import { Spinner } from '#web/ui/actions/spinner.tsx';
import type { PaymentActs } from '../hooks/use-payment-acts.ts';
import { paymentChoiceOf, paymentChoices } from '../rules/payment-method-choices.ts';

const icons = { transfer: QrCode, wallet: Wallet, card: CreditCard, cash: Banknote };

/** Shows other payment methods for the same order. */
export function OtherMethods({ payment, acts }: { payment: Payment; acts: PaymentActs }) {
  const { t } = useTranslation('payments');
  return (
    <section aria-labelledby="other-ways" className="pt-2">
      <h2 id="other-ways" className="mb-3 text-base font-bold">
        {t('other.title')}
      </h2>
      <ul className="grid gap-2.5 sm:grid-cols-3">
        {paymentChoices
          // Cash is not offered for a deposit: the rest is paid on delivery once the deposit has arrived, not
          // before.
          .filter((way) => way !== paymentChoiceOf(payment.method) && !(way === 'cash' && payment.isDeposit))
          .map((way) => {
            const Icon = icons[way];
            return (
              <li key={way}>
                <button
                  type="button"
                  aria-disabled={acts.starting !== undefined || undefined}
                  onClick={() => acts.starting === undefined && acts.payBy(way)}
                  className="flex min-h-13 w-full items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-2.5 text-left text-sm font-semibold transition-colors hover:border-control hover:bg-sunken"
                >
                  {acts.starting === way ? (
                    <Spinner className="size-5 shrink-0" />
                  ) : (
                    <Icon aria-hidden className="size-5 shrink-0 text-ink-3" />
                  )}
                  <span className="grow">{t(`way.${way}`)}</span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
