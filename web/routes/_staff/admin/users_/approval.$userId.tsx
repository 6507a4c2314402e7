import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { reviewQuery } from '#web/back-office/identity/api/identity-queries.ts';
import { ReviewPage } from '#web/back-office/identity/components/review-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

export const Route = createFileRoute('/_staff/admin/users_/approval/$userId')({
  ...staffPage('users'),
  loader: async ({ context: { queryClient }, params: { userId } }) => {
    await found(queryClient, reviewQuery(userId), 'USER_NOT_FOUND', 'BAD_REQUEST');
  },
  notFoundComponent: Missing,
  component: ReviewRoute,
});

function Missing() {
  const { t } = useTranslation('staffIdentity');
  return (
    <BackOfficePage>
      <MissingState
        title={t('missing')}
        hint={t('missingHint')}
        action={<ButtonLink to="/admin/users">{t('back')}</ButtonLink>}
      />
    </BackOfficePage>
  );
}

function ReviewRoute() {
  const { userId } = Route.useParams();
  const { data: review } = useSuspenseQuery(reviewQuery(userId));
  return (
    <BackOfficePage title={review.user.fullName}>
      <ReviewPage key={userId} review={review} />
    </BackOfficePage>
  );
}
