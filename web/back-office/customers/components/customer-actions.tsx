import { EllipsisVertical, FileDown, GitMerge, ShieldX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EraseDraft, eraseCustomer } from '#shared/customers/customers.contract.ts';
import type { Customer } from '#shared/customers/customer.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { WrittenReasonDialog } from '#web/ui/form/written-reason-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import { customerQuery } from '../api/customer-queries.ts';
import { useCustomerName } from './customer-marks.tsx';
import { MergeQuestion } from './merge-dialog.tsx';

type Props = {
  customer: Customer;
  /** Exports all data of the customer as a file; passed in by the route, which knows about jobs. */
  onExport: () => void;
};

export function CustomerActions({ customer, onExport }: Props) {
  const { t } = useTranslation('customers');
  const [asking, setAsking] = useState<'merge' | 'erase'>();
  const close = () => setAsking(undefined);
  const isErased = customer.erasedAt !== null;
  return (
    <>
      <Menu trigger={<Button icon={<EllipsisVertical />}>{t('acts.open')}</Button>}>
        <MenuItem icon={<GitMerge />} disabled={isErased} onSelect={() => setAsking('merge')}>
          {t('acts.merge')}
        </MenuItem>
        <MenuItem icon={<FileDown />} onSelect={onExport}>
          {t('acts.export')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<ShieldX />} danger disabled={isErased} onSelect={() => setAsking('erase')}>
          {t('acts.erase')}
        </MenuItem>
      </Menu>
      {asking === 'merge' && <MergeQuestion customer={customer} onClose={close} />}
      {asking === 'erase' && <EraseForm customer={customer} onClose={close} />}
    </>
  );
}

/** Says which data is deleted and which the books keep, and asks for the reason of the request. */
function EraseForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTranslation('customers');
  const params = { id: customer.id };
  const erasing = useAct(eraseCustomer, { keeps: customerQuery(customer.id), done: t('erase.done') });
  const nameOf = useCustomerName();
  return (
    <WrittenReasonDialog
      texts={{ ns: 'customers', at: 'erase.form' }}
      title={t('erase.title', { name: nameOf(customer) })}
      submit={t('erase.confirm')}
      sending={t('erase.busy')}
      schema={EraseDraft}
      most={200}
      send={(reason) => erasing.send({ params, body: { reason } })}
      onClose={onClose}
    >
      <Notice tone="gold" title={t('erase.forGood')}>
        <p>{t('erase.goes')}</p>
        <p className="mt-1">{t('erase.stays')}</p>
        {customer.kind === 'member' && <p className="mt-1">{t('erase.account')}</p>}
      </Notice>
    </WrittenReasonDialog>
  );
}
