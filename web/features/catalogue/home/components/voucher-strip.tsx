import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { publicVouchersQuery } from '../api/home-queries.ts';
import { HomeList } from './home-section.tsx';
import { VoucherSkeletons } from './home-skeletons.tsx';
import { Scroller } from './scroller.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';

/** `action`: renders the action of a voucher. */
type Props = { action: (voucher: VoucherTemplate) => ReactNode };

/** Shows public vouchers at the top of the home page. */
export default function VoucherStrip({ action }: Props) {
  const { t } = useTranslation('home');
  const query = useQuery(publicVouchersQuery);
  const heading = { title: t('voucher.title'), lead: t('voucher.lead') };
  return (
    <HomeList query={query} skeleton={<VoucherSkeletons />} {...heading}>
      {(vouchers) => (
        <Scroller {...heading}>
          {vouchers.map((voucher) => (
            <li key={voucher.id} className="w-78 max-w-[86vw] shrink-0 snap-start">
              <VoucherTicket voucher={voucher} action={action(voucher)} />
            </li>
          ))}
        </Scroller>
      )}
    </HomeList>
  );
}
