import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { businessesQuery } from '../../features/catalogue/api/maker-queries.ts';
import { BusinessListPage } from '../../features/catalogue/makers/components/business-list-page.tsx';
import { makerFilterOf, readMakerSearch } from '../../features/catalogue/makers/rules/maker-search.ts';
import { Page } from '../../layouts/page.tsx';

export const Route = createFileRoute('/_shop/e-commerce/businesses')({
  validateSearch: readMakerSearch,
  // The router also passes on values that validation refused, so they are read again.
  loaderDeps: ({ search }) => readMakerSearch(search),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(businessesQuery(makerFilterOf(deps)));
  },
  component: BusinessesRoute,
});

function BusinessesRoute() {
  const { t } = useTranslation('listing');
  const search = readMakerSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Page title={t('makers.title')}>
      <BusinessListPage
        search={search}
        onSearch={(wanted, keepPlace) => void navigate({ search: wanted, resetScroll: !keepPlace })}
      />
    </Page>
  );
}
