import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { personQuery } from '#web/back-office/people/api/people-queries.ts';
import { PersonActs } from '#web/back-office/people/components/person-acts.tsx';
import { PersonPage } from '#web/back-office/people/components/person-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

export const Route = createFileRoute('/_staff/admin/users/$id')({
  ...staffPage('users'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, personQuery(id), 'USER_NOT_FOUND', 'BAD_REQUEST');
  },
  notFoundComponent: Missing,
  component: PersonRoute,
});

function Missing() {
  const { t } = useTranslation('people');
  return (
    <BackOfficePage title={t('missing.title')}>
      <MissingState
        title={t('missing.title')}
        hint={t('missing.hint')}
        action={<ButtonLink to="/admin/users">{t('missing.back')}</ButtonLink>}
      />
    </BackOfficePage>
  );
}

function PersonRoute() {
  const { data: person } = useSuspenseQuery(personQuery(Route.useParams().id));
  return (
    <BackOfficePage title={person.fullName} action={<PersonActs person={person} look="button" />}>
      <PersonPage key={person.id} person={person} beside={<Elsewhere id={person.id} />} />
    </BackOfficePage>
  );
}

/**
 * Links to the member's ID papers, which are reviewed on a page of their own, and to the member's orders on
 * their customer page.
 */
function Elsewhere({ id }: { id: string }) {
  const { t } = useTranslation('people');
  return (
    <>
      <Card>
        <CardHeader
          title={t('papers.title')}
          hint={t('papers.hint')}
          action={
            <ButtonLink to="/admin/users/approval/$userId" params={{ userId: id }} size="sm">
              {t('papers.open')}
            </ButtonLink>
          }
        />
      </Card>
      <Card>
        <CardHeader
          title={t('orders.title')}
          hint={t('orders.hint')}
          action={
            <ButtonLink to="/admin/e-commerce/customers/$id" params={{ id }} size="sm">
              {t('orders.open')}
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}
