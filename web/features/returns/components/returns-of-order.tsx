import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { returnsOfOrderQuery } from '../api/return-queries.ts';
import { asMember, type ReturnAsker } from '../rules/return-asker.ts';
import { ReturnCard } from './return-card.tsx';

/** Returns of an order; renders nothing if there are none. */
export function ReturnsOfOrder({ orderId, asker = asMember }: { orderId: string; asker?: ReturnAsker }) {
  const { t } = useTranslation('returns');
  const { data = [] } = useQuery(returnsOfOrderQuery(orderId, asker));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="returns-of-order">
      <h2 id="returns-of-order" className="mb-3 text-base font-bold">
        {t('ofOrder.title')}
      </h2>
      <ul className="space-y-3">
        {data.map((entry) => (
          <li key={entry.id}>
            <ReturnCard entry={entry} asker={asker} />
          </li>
        ))}
      </ul>
    </section>
  );
}
