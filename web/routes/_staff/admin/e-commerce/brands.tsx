import { createFileRoute } from '@tanstack/react-router';
import {
  AddBrandButton,
  BrandList,
  brandSearch,
  type BrandSearch,
} from '#web/back-office/catalogue/makers/components/brand-screen.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/brands')({
  ...staffPage<BrandSearch>('brands'),
  component: BrandsRoute,
});

function BrandsRoute() {
  const search = brandSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage action={<AddBrandButton />}>
      <BrandList
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
