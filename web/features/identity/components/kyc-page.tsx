import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import type { SessionUser } from '#shared/accounts/user.ts';
import { maxPapers } from '#shared/identity/identity-choices.ts';
import type { Identity } from '#shared/identity/identity.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AccountStatus } from '#web/ui/status/account-status.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { identitiesQuery, type Standing, standingQuery } from '../api/identity-queries.ts';
import { faceOf, mayRemove, obstacleOf, stepsOf, faceTones, type KycFace } from '../rules/kyc-steps.ts';
import { ConsentCard, ConsentReceiptCard } from './consent-card.tsx';
import { KycStepper } from './kyc-stepper.tsx';
import { PaperCard } from './paper-card.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { PhoneCard } from './phone-card.tsx';
import { AfterCard, ChecksCard, WhyCard } from './side-cards.tsx';

/** Date of birth and gender come from the profile. */
type Owner = { user: SessionUser; dob: string | null; gender: string | null };

/** Shows a member's identity papers: progress, next step, and the remaining time. */
export function KycPage({ user, dob, gender }: Owner) {
  const { t } = useTranslation('identity');
  const papers = useQuery(identitiesQuery);
  const standing = useQuery(standingQuery);
  const failed = [papers, standing].filter(({ data, error }) => error && !data);
  return (
    <div className="min-w-0">
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 basis-96 grow">
          <h1 className="text-xl font-bold sm:text-2xl">{t('title')}</h1>
          <p className="text-ink-2">{t('lead')}</p>
        </div>
        <AccountStatus status={user.status} />
      </header>
      {failed.length > 0 && (
        <ErrorState
          title={t('failed')}
          message={messageOf(failed[0]?.error)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {failed.length === 0 && (!papers.data || !standing.data) && <KycSkeleton />}
      {papers.data && standing.data && (
        <OpenWallet user={user} dob={dob} gender={gender} papers={papers.data} standing={standing.data} />
      )}
    </div>
  );
}

function KycSkeleton() {
  return (
    <Loading className="space-y-4">
      <Skeleton className="h-28" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </Loading>
  );
}

type WalletProps = Owner & { papers: Identity[]; standing: Standing };

/** The paper in the dialog: undefined while it is closed, 'new' to add one. */
type EditedPaper = Identity | 'new' | undefined;

function OpenWallet({ user, dob, gender, papers, standing }: WalletProps) {
  const { t } = useTranslation('identity');
  const [edited, setEdited] = useState<EditedPaper>();
  const [withoutPhone, setWithoutPhone] = useState(false);
  const known = { standing, papers, withoutPhone };
  const face = faceOf(standing, papers);
  const obstacle = obstacleOf(known);
  const isWaiting = papers.some(({ state }) => state === 'submitted');
  const toSend = papers.some(({ state }) => state === 'draft' || state === 'changing');
  const mayChoose = standing.status === 'pending_kyc' || standing.status === 'kyc_changing';
  return (
    <div className="space-y-4">
      <KycStepper steps={stepsOf(known)} wait={standing.wait} />
      {face && <FaceNotice face={face} reason={standing.reason} />}
      {/* On phones the checks come before the consent, in reading order. */}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-4 max-xl:contents">
          <PhoneCard
            phone={standing.phone}
            without={mayChoose ? { chosen: withoutPhone, onChoose: setWithoutPhone } : undefined}
          />
          {papers.map((paper) => (
            <PaperCard
              key={paper.id}
              paper={paper}
              mayRemove={mayRemove(paper, papers)}
              onEdit={() => setEdited(paper)}
            />
          ))}
          {papers.length < maxPapers && (
            <AddPaper isFirst={papers.length === 0} onAdd={() => setEdited('new')} />
          )}
          <div className="space-y-4 max-xl:order-2">
            {(toSend || papers.length === 0) && !isWaiting && (
              <ConsentCard
                withoutPhone={withoutPhone}
                obstacle={obstacle && t(`consent.${obstacle}`)}
                again={standing.status === 'kyc_changing'}
              />
            )}
            {standing.consent && <ConsentReceiptCard consent={standing.consent} />}
          </div>
        </div>
        <div className="flex flex-col gap-4 max-xl:contents">
          <ChecksCard checks={standing.checks} />
          <div className="space-y-4 max-xl:order-3">
            {standing.wait && <AfterCard wait={standing.wait} isWaiting={isWaiting} />}
            <WhyCard />
          </div>
        </div>
      </div>
      {edited && (
        <PaperDialog
          paper={edited === 'new' ? undefined : edited}
          owner={{ fullName: user.fullName, dob, gender }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function AddPaper({ isFirst, onAdd }: { isFirst: boolean; onAdd: () => void }) {
  const { t } = useTranslation('identity');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onAdd}
      className="flex w-full items-center gap-4 rounded-md border border-dashed border-line-strong px-5 py-4 text-left transition-colors hover:border-ink-3 hover:bg-hover"
    >
      <Plus aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">{t(isFirst ? 'paper.addFirst' : 'paper.addOther')}</span>
        <span className="block text-sm text-ink-2">
          {t(isFirst ? 'paper.addFirstHint' : 'paper.addHint')}
        </span>
      </span>
    </button>
  );
}

const faceWays = {
  pending: '/verify-email',
  pending_admin: '/contact-admin',
  inactive: '/contact-admin',
} as const;

/** Shows the introduction of the page by the account's status. */
function FaceNotice({ face, reason }: { face: KycFace; reason: string | null }) {
  const { t } = useTranslation('identity');
  const way = face in faceWays ? (face as keyof typeof faceWays) : undefined;
  return (
    <Notice tone={faceTones[face]} title={t(`face.${face}.title`)}>
      <p>{t(`face.${face}.text`)}</p>
      {reason && (face === 'kyc_changing' || face === 'inactive' || face === 'pending_admin') && (
        <p className="mt-1 font-semibold text-ink">{reason}</p>
      )}
      {way && (
        <Link
          to={faceWays[way] as '/verify-email'}
          className="mt-1.5 inline-block font-semibold text-brand hover:underline"
        >
          {t(`face.${way}.action`)}
        </Link>
      )}
    </Notice>
  );
}
