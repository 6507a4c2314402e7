import { ClipboardCheck, EllipsisVertical, Printer, RefreshCcw, Truck, Undo2 } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffReturn } from '#shared/returns/staff-return.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { returnSlip } from '../api/return-queries.ts';
import { type ReturnStep, useReturnSteps } from '../hooks/use-return-steps.tsx';
import { InspectForm } from './inspect-form.tsx';
import { ChooseForm, RejectForm, SendBackForm, TrackingForm } from './return-forms.tsx';

const forms = {
  reject: RejectForm,
  track: TrackingForm,
  inspect: InspectForm,
  choose: ChooseForm,
  sendBack: SendBackForm,
} as const;
type ReturnFormName = keyof typeof forms;

type Props = {
  entry: StaffReturn;
  /** Slot for the exchange form, because exchange orders belong to another area. */
  exchange: ComponentType<{ entry: StaffReturn; onSame: () => void; onClose: () => void }>;
};

/** Actions that a return allows in its current state: the next step as a button, the others in a menu. */
export function ReturnActions({ entry, exchange: ExchangeForm }: Props) {
  const { t } = useTranslation(['staffReturns', 'returns']);
  const navigate = useNavigate();
  const [open, setOpen] = useState<ReturnFormName>();
  const [exchanging, setExchanging] = useState(false);
  const steps = useReturnSteps(entry);
  const { may, money, orderCode, status, method } = entry;
  const Form = open && forms[open];
  const step = (name: ReturnStep, icon?: ReactNode) => (
    <Button key={name} variant="primary" icon={icon} onClick={() => void steps.take(name)}>
      {t(`act.${name}`)}
    </Button>
  );
  const isToCome = status === 'approved' || status === 'returning' || status === 'received';
  const isOtherOnly = may.exchangeForOthers && !may.exchange;
  const isBrought = status === 'approved' && method === 'drop_off';
  const isFetched = status === 'approved' && method === 'pickup';
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {(may.track || may.choose || isOtherOnly) && (
        <Menu trigger={<IconButton label={t('act.more')} icon={<EllipsisVertical />} />}>
          {may.track && (status === 'returning' || isBrought) && (
            <MenuItem onSelect={() => setOpen('track')}>
              {t(isBrought ? 'act.track' : 'act.retrack')}
            </MenuItem>
          )}
          {isFetched && (
            <MenuItem onSelect={() => void steps.take('returning')}>{t('act.returning')}</MenuItem>
          )}
          {may.choose && (
            <MenuItem icon={<RefreshCcw />} onSelect={() => setOpen('choose')}>
              {t(`act.choose_${entry.resolution}`)}
            </MenuItem>
          )}
          {isOtherOnly && (
            <MenuItem icon={<RefreshCcw />} onSelect={() => setExchanging(true)}>
              {t('act.exchangeForOthers')}
            </MenuItem>
          )}
        </Menu>
      )}
      {isToCome && (
        <FileButton
          icon={<Printer />}
          fetchFile={() => returnSlip(entry.id)}
          loadingText={t('returns:slip.making')}
          failed={t('returns:slip.failed')}
        >
          {t('returns:slip.act')}
        </FileButton>
      )}
      {may.reject && <Button onClick={() => setOpen('reject')}>{t('act.reject')}</Button>}
      {may.approve && step('approved')}
      {isBrought && step('returning')}
      {isFetched && (
        <Button variant="primary" onClick={() => setOpen('track')}>
          {t('act.track')}
        </Button>
      )}
      {may.receive && step('received')}
      {may.inspect && (
        <Button variant="primary" icon={<ClipboardCheck />} onClick={() => setOpen('inspect')}>
          {t('act.inspect')}
        </Button>
      )}
      {may.sendBack && (
        <Button icon={<Truck />} onClick={() => setOpen('sendBack')}>
          {t('act.sendBack')}
        </Button>
      )}
      {may.exchange && !may.exchangeForOthers && step('exchanged', <RefreshCcw />)}
      {may.exchange && may.exchangeForOthers && (
        <Button variant="primary" icon={<RefreshCcw />} onClick={() => setExchanging(true)}>
          {t('act.exchanged')}
        </Button>
      )}
      {may.refund && (
        <Button
          variant="primary"
          icon={<Undo2 />}
          onClick={() =>
            void navigate({
              to: '/admin/e-commerce/returns/refunds',
              search: { search: orderCode, owed: money.orderId },
            })
          }
        >
          {t('act.refund')}
        </Button>
      )}
      {may.settle && step('refunded')}
      {may.close && step('closed')}
      {Form && <Form entry={entry} onClose={() => setOpen(undefined)} />}
      {exchanging && (
        <ExchangeForm
          entry={entry}
          onSame={() => {
            setExchanging(false);
            void steps.take('exchanged');
          }}
          onClose={() => setExchanging(false)}
        />
      )}
      {steps.dialog}
    </div>
  );
}
