import { useTranslation } from 'react-i18next';
import type { Customer } from '#shared/customers/customer.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { Stat } from '#web/ui/data/stat.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { History } from '#web/ui/record/history.tsx';
import { Email } from '#web/ui/data/email.tsx';
import { CustomerLabels } from './customer-labels.tsx';
import { KindBadge } from './customer-marks.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { PossibleDuplicates } from './merge-dialog.tsx';

export function CustomerPage({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['customers', 'activity']);
  const { day } = useFormat();
  const { erasedAt } = customer;
  return (
    <div className="space-y-3">
      {erasedAt && (
        <Notice tone="sky" title={t('erased.title', { day: day(erasedAt) })}>
          {t('erased.kept')}
        </Notice>
      )}
      <PossibleDuplicates customer={customer} />
      <Sums customer={customer} />
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-3">
          <CustomerOrders id={customer.id} />
          <CustomerNotes customer={customer} />
        </div>
        <div className="space-y-3">
          <ContactFacts customer={customer} />
          {!erasedAt && <CustomerLabels customer={customer} />}
          <Card>
            <CardHeader title={t('activity:title')} />
            <History of="customer" id={customer.id} />
          </Card>
        </div>
      </div>
    </div>
  );
}

function Sums({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { day, number, vnd } = useFormat();
  const { totalSpent, averageSpent, orderCount, calledOffCount, lastOrderAt } = customer;
  return (
    <div className="grid grid-cols-1 gap-3 min-[480px]:grid-cols-2 lg:grid-cols-4">
      <Stat label={t('list.totalSpent')} value={vnd(totalSpent)} hint={t('spentHint')} />
      <Stat
        label={t('list.orderCount')}
        value={number(orderCount)}
        hint={calledOffCount > 0 ? t('calledOff', { count: calledOffCount }) : undefined}
      />
      <Stat label={t('average')} value={vnd(averageSpent)} />
      <Stat label={t('list.lastOrderAt')} value={lastOrderAt ? day(lastOrderAt) : '–'} />
    </div>
  );
}

function ContactFacts({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { day } = useFormat();
  const { code, kind, phones, emails, province, createdAt } = customer;
  return (
    <Card>
      <CardHeader title={t('facts')} />
      <Facts>
        <Fact label={t('code')}>
          <CopyButton value={code} label={t('copyCode')} className="-my-1.5 -mr-2.5 tabular-nums">
            {code}
          </CopyButton>
        </Fact>
        <Fact label={t('list.kind')}>
          <KindBadge kind={kind} />
        </Fact>
        {phones.length > 0 && (
          <Fact label={t('phone')}>
            {phones.toReversed().map((phone) => (
              <a
                key={phone}
                href={`tel:${phone}`}
                className="block rounded-xs tabular-nums hover:text-brand hover:underline"
              >
                {phone}
              </a>
            ))}
          </Fact>
        )}
        {emails.length > 0 && (
          <Fact label={t('email')}>
            {emails.toReversed().map((email) => (
              <a
                key={email}
                href={`mailto:${email}`}
                className="block rounded-xs hover:text-brand hover:underline"
              >
                <Email>{email}</Email>
              </a>
            ))}
          </Fact>
        )}
        {province && <Fact label={t('list.province')}>{province}</Fact>}
        <Fact label={t('firstOrder')}>{day(createdAt)}</Fact>
      </Facts>
    </Card>
  );
}
