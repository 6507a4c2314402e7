import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';

type Fact = { name: 'bank' | 'account' | 'holder' | 'amount' | 'content'; shown: string; copied?: string };

function factsOf({ bank, missing, transferContent }: Payment): Fact[] {
  return [
    ...(bank
      ? ([
          { name: 'bank', shown: bank.name },
          { name: 'account', shown: bank.account, copied: bank.account },
          { name: 'holder', shown: bank.holder },
        ] as const)
      : []),
    { name: 'amount', shown: formatVnd(missing), copied: String(missing) },
    ...(transferContent
      ? [{ name: 'content', shown: transferContent, copied: transferContent } as const]
      : []),
  ];
}

/** Shows the data of the QR code, to type or copy into a banking app. */
export function TransferFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {factsOf(payment).map(({ name, shown, copied }) => (
        <div
          key={name}
          className="grid min-h-12 grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-3 py-1.5 sm:grid-cols-[7.5rem_minmax(0,1fr)_2.25rem]"
        >
          <dt className="text-sm text-ink-2 max-sm:text-xs">{t(`fact.${name}`)}</dt>
          <dd className="font-semibold tabular-nums wrap-anywhere max-sm:col-start-1">{shown}</dd>
          {copied && (
            <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
              <CopyButton
                value={copied}
                label={t('fact.copy', { name: t(`fact.${name}`) })}
                className="size-9 justify-center px-0! max-sm:size-11"
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
