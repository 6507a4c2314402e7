import { useTranslation } from 'react-i18next';

function pretty(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw.replaceAll('&', '\n&');
  }
}

/** Raw text of a notice, for staff who have to ask the bank or provider about it. */
export function RawNotice({ raw }: { raw: string }) {
  const { t } = useTranslation('money');
  return (
    <details className="mt-2 text-sm">
      <summary className="w-fit cursor-pointer text-ink-2 hover:text-ink">{t('ledger.raw')}</summary>
      <pre className="mt-2 max-h-80 overflow-auto rounded-md bg-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">
        {pretty(raw)}
      </pre>
    </details>
  );
}
