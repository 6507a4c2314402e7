import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categoryTreeQuery } from '../../features/catalogue/api/catalogue-queries.ts';
import { CategoriesPage } from '../../features/catalogue/categories/components/categories-page.tsx';
import { Page } from '../../layouts/page.tsx';

export const Route = createFileRoute('/_shop/e-commerce/categories')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(categoryTreeQuery);
  },
  component: CategoriesRoute,
});

function CategoriesRoute() {
  const { t } = useTranslation('listing');
  return (
    <Page title={t('category.all')}>
      <CategoriesPage />
    </Page>
  );
}
