import { useTranslation } from 'react-i18next';
import { inAppBrowser, outsideLink } from '#web/platform/navigation/in-app-browser.ts';
import { ButtonAnchor } from '#web/ui/actions/button-link.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { inviteLink } from '../rules/invite-link.ts';

/** Warns in an app's browser, which keeps no data; links to the real one, with the invitation. */
export function OutsideNotice({ code }: { code: string | undefined }) {
  const { t } = useTranslation('referrals');
  const app = inAppBrowser(navigator.userAgent);
  if (!app) return null;
  const address = code ? inviteLink(code, location.origin) : `${location.origin}/sign-up`;
  const outside = outsideLink(address, navigator.userAgent);
  return (
    <Notice tone="gold" title={t('outside.title', { app })}>
      <p>{t('outside.hint')}</p>
      {!outside && <p className="mt-1">{t('outside.how')}</p>}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {outside && (
          <ButtonAnchor href={outside} variant="primary" size="sm">
            {t('outside.open')}
          </ButtonAnchor>
        )}
        <CopyButton value={address} className="border border-line-strong bg-surface font-semibold">
          {t('outside.copy')}
        </CopyButton>
      </div>
    </Notice>
  );
}
