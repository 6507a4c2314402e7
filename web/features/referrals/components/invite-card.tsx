import clsx from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Copy, Download, MessageCircle, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as roots from '#web/platform/api/query-roots.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonAnchor } from '#web/ui/actions/button-link.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { inviteLink, linkText, squaresOf, zaloShare } from '../rules/invite-link.ts';

/** Returns the query of a QR code; its library is fetched when a link is shown. */
const qrQuery = (link: string) => ({
  queryKey: [...roots.referrals, 'qr', link],
  queryFn: async () => {
    const { encode } = await import('uqr');
    const { data, size } = encode(link, { ecc: 'M', border: 2 });
    return { size, path: squaresOf(data) };
  },
  staleTime: Infinity,
});

function saveQr({ size, path }: { size: number; path: string }, code: string): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="white"/><path d="${path}"/></svg>`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  link.download = `cholang-${code}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function InviteCard({ code, className }: { code: string; className?: string }) {
  const { t } = useTranslation(['referrals', 'ui']);
  const link = inviteLink(code, location.origin);
  const { data: qr } = useQuery(qrQuery(link));
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ text: t('invite.shareText'), url: link });
      else {
        await navigator.clipboard.writeText(link);
        toast.success(t('ui:copy.done'));
      }
    } catch (error) {
      // Closing the share dialog is not a failure.
      if (error instanceof Error && error.name === 'AbortError') return;
      toast.error(t('ui:copy.failed'));
    }
  };
  return (
    <Card className={clsx('flex flex-wrap gap-5 sm:flex-nowrap', className)}>
      {/* QR codes need dark on light, so the ground stays white in the dark theme. */}
      <div className="size-32 shrink-0 overflow-hidden rounded-md border border-line max-sm:order-2">
        {qr && (
          <svg
            role="img"
            aria-label={t('invite.qr')}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            className="size-full"
          >
            <rect width={qr.size} height={qr.size} fill="white" />
            <path d={qr.path} fill="black" />
          </svg>
        )}
      </div>
      <div className="min-w-0 grow">
        <h2 className="text-base font-bold">{t('invite.title')}</h2>
        <p className="mt-0.5 text-sm text-ink-2">{t('invite.hint')}</p>
        <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken px-3 py-1">
          <span className="min-w-0 text-sm font-semibold break-all">{linkText(link)}</span>
          <CopyButton
            value={link}
            icon={<Copy aria-hidden className="text-brand!" />}
            className="font-semibold text-brand!"
          >
            {t('invite.copy')}
          </CopyButton>
        </div>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button variant="primary" icon={<Share2 />} onClick={() => void share()}>
            {t('invite.share')}
          </Button>
          <ButtonAnchor
            href={zaloShare(link)}
            target="_blank"
            rel="noreferrer"
            variant="secondary"
            icon={<MessageCircle />}
          >
            {t('invite.zalo')}
          </ButtonAnchor>
          {qr && (
            <Button variant="secondary" icon={<Download />} onClick={() => saveQr(qr, code)}>
              {t('invite.saveQr')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
