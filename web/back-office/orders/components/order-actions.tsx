import {
  Ban,
  EllipsisVertical,
  HandCoins,
  Mail,
  Pencil,
  PackageCheck,
  PackageOpen,
  PackagePlus,
  PhoneCall,
  Printer,
  Receipt,
  RotateCcw,
  Truck,
  Undo2,
  Wallet,
} from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#shared/contract/access.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import { mayBeEdited, nextStaffAction, type StaffAction, staffActions } from '../rules/staff-actions.ts';
import { CancelForm } from './cancel-form.tsx';
import { CreditForm, MoneyForm } from './money-forms.tsx';
import { OrderViewers } from './order-viewers.tsx';
import { type Step, useSteps } from '../hooks/use-steps.tsx';

const icons: Record<StaffAction, ReactNode> = {
  confirm: <PhoneCall />,
  startPacking: <PackageOpen />,
  completePacking: <PackageCheck />,
  handToCarrier: <Truck />,
  markDelivered: <PackagePlus />,
  takeBack: <Undo2 />,
  takeMoney: <HandCoins />,
  credit: <Wallet />,
  refund: <RotateCcw />,
  cancel: <Ban />,
  mail: <Mail />,
};

/** Actions that need a form instead of a confirmation. */
const forms = { takeMoney: MoneyForm, credit: CreditForm, cancel: CancelForm } as const;
type FormAction = keyof typeof forms;

const hasForm = (act: StaffAction): act is FormAction => act in forms;

/** Refunds start on the list of refunds, which also shows those already requested. */
const refundOf = ({ id, code }: StaffOrder) =>
  ({ to: '/admin/e-commerce/returns/refunds', search: { search: code, owed: id } }) as const;

/** Actions that an order allows in its current state: the next step as a button, the others in a menu. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const { user } = useSession();
  const navigate = useNavigate();
  const [open, setOpen] = useState<FormAction>();
  const steps = useSteps(order);
  const actions = staffActions(order, (capability) => can(user?.role, capability));
  const next = nextStaffAction(actions);
  const others = actions.filter((act) => act !== next && act !== 'cancel');
  const take = (act: StaffAction) => {
    if (hasForm(act)) setOpen(act);
    else if (act === 'refund') void navigate(refundOf(order));
    else void steps.take(act satisfies Step);
  };
  const Form = open && forms[open];
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <OrderViewers orderId={order.id} />
      <ButtonLink to="/admin/e-commerce/orders/$id/print" params={{ id: order.id }} icon={<Printer />}>
        {t('act.print')}
      </ButtonLink>
      {order.tender && (
        <ButtonLink to="/admin/e-commerce/orders/$id/receipt" params={{ id: order.id }} icon={<Receipt />}>
          {t('receipt.open')}
        </ButtonLink>
      )}
      {mayBeEdited(order) && (
        <ButtonLink to="/admin/e-commerce/orders/$id/edit" params={{ id: order.id }} icon={<Pencil />}>
          {t('act.edit')}
        </ButtonLink>
      )}
      <Menu trigger={<IconButton label={t('act.more')} icon={<EllipsisVertical />} />}>
        {others.map((act) => (
          <MenuItem key={act} icon={icons[act]} onSelect={() => take(act)}>
            {t(`act.${act}`)}
          </MenuItem>
        ))}
        {actions.includes('cancel') && (
          <>
            {others.length > 0 && <MenuSeparator />}
            <MenuItem icon={icons.cancel} danger onSelect={() => take('cancel')}>
              {t('act.cancel')}
            </MenuItem>
          </>
        )}
      </Menu>
      {next && (
        <Button variant="primary" icon={icons[next]} onClick={() => take(next)}>
          {t(`act.${next}`)}
        </Button>
      )}
      {Form && <Form order={order} onClose={() => setOpen(undefined)} />}
      {steps.dialog}
    </div>
  );
}
