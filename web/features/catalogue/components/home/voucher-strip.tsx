import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { publicVouchersQuery } from '../../api/home-queries.ts';
import { HomeList } from './home-section.tsx';
import { VoucherSkeletons } from './home-skeletons.tsx';
import { Scroller } from './scroller.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';

/** Tickets that hang at the entrance: everybody may take a code along. */
export default function VoucherStrip() {
  const { t } = useTranslation('home');
  const query = useQuery(publicVouchersQuery);
  const heading = { title: t('voucher.title'), lead: t('voucher.lead') };
  return (
    <HomeList query={query} skeleton={<VoucherSkeletons />} {...heading}>
      {(vouchers) => (
        <Scroller {...heading}>
          {vouchers.map((voucher) => (
            <li key={voucher.id} className="w-78 max-w-[86vw] shrink-0 snap-start">
              <VoucherTicket voucher={voucher} />
            </li>
          ))}
        </Scroller>
      )}
    </HomeList>
  );
}
