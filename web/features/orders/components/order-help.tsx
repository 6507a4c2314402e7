import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '#web/ui/actions/button-look.ts';
import { Card } from '#web/ui/layout/card.tsx';

/** Contact of customer care, as far as it is configured. */
export type Care = { phone: { text: string; url: string } | undefined; url: string | undefined };

/** Shows the contact for questions about an order, with the code to mention. */
export function OrderHelp({ code, care: { phone, url } }: { code: string; care: Care }) {
  const { t } = useTranslation('orders');
  if (!phone && !url) return null;
  const look = `${buttonLook({})} max-sm:h-11! grow`;
  return (
    <Card>
      <h2 className="text-base font-bold">{t('help.title')}</h2>
      <p className="mt-1 text-sm text-pretty text-ink-2">{t('help.text', { code })}</p>
      <p className="mt-3.5 flex flex-wrap gap-2">
        {phone && (
          <a href={phone.url} className={look}>
            <Phone aria-hidden />
            {phone.text}
          </a>
        )}
        {url && (
          <a href={url} className={look}>
            <Mail aria-hidden />
            {t('help.write')}
          </a>
        )}
      </p>
    </Card>
  );
}
