import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { faceTones, type KycFace as Face } from '../rules/kyc-steps.ts';

const ways = {
  pending: '/verify-email',
  pending_admin: '/contact-admin',
  inactive: '/contact-admin',
} as const;

/** Shows the introduction of the page by the account's status. */
export function KycFace({ face, reason }: { face: Face; reason: string | null }) {
  const { t } = useTranslation('identity');
  const way = face in ways ? (face as keyof typeof ways) : undefined;
  return (
    <Notice tone={faceTones[face]} title={t(`face.${face}.title`)}>
      <p>{t(`face.${face}.text`)}</p>
      {reason && (face === 'kyc_changing' || face === 'inactive' || face === 'pending_admin') && (
        <p className="mt-1 font-semibold text-ink">{reason}</p>
      )}
      {way && (
        <Link
          to={ways[way] as '/verify-email'}
          className="mt-1.5 inline-block font-semibold text-brand hover:underline"
        >
          {t(`face.${way}.action`)}
        </Link>
      )}
    </Notice>
  );
}
