import { createFileRoute } from '@tanstack/react-router';
import {
  AddCategoryButton,
  CategoryScreen,
} from '#web/back-office/catalogue/categories/components/category-screen.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/categories')({
  ...staffPage('categories'),
  component: CategoriesRoute,
});

function CategoriesRoute() {
  return (
    <BackOfficePage action={<AddCategoryButton />}>
      <CategoryScreen />
    </BackOfficePage>
  );
}
