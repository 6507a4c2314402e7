import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { featuredBusinessesQuery } from '../api/home-queries.ts';
import { BusinessCard } from '../../makers/components/business-card.tsx';
import { HomeList, HomeSection } from './home-section.tsx';
import { businessColumns, BusinessSkeletons, businessWidth } from './home-skeletons.tsx';
import { SeeAll } from './see-all.tsx';

export default function FeaturedBusinesses() {
  const { t } = useTranslation('home');
  const query = useQuery(featuredBusinessesQuery);
  const heading = {
    title: t('businesses.title'),
    lead: t('businesses.lead'),
    action: <SeeAll to="/e-commerce/businesses" label={t('businesses.all')} />,
  };
  return (
    <HomeList query={query} skeleton={<BusinessSkeletons />} {...heading}>
      {(businesses) => (
        <HomeSection {...heading}>
          <ul className={businessColumns}>
            {businesses.map((business) => (
              <li key={business.id} className={businessWidth}>
                <BusinessCard business={business} />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
    </HomeList>
  );
}
