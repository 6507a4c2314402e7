import { useNavigate } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffNotice } from '#shared/payments/notices.contract.ts';
import type { OwedOrder } from '#shared/refunds/refunds.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { findOwed } from '../api/refund-queries.ts';
import { RefundForm } from './refund-form.tsx';

/** Refunds a part of what the order owes, or the whole amount if it was counted for no order. */
export function SendBackButton({ notice }: { notice: StaffNotice }) {
  const { t } = useTranslation('money');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ order: OwedOrder | undefined }>();
  const open = async () => {
    try {
      setAsked({ order: notice.orderId ? await findOwed(notice.orderId) : undefined });
    } catch (failure) {
      toast.error(t('owed.failed'), { description: messageOf(failure) });
    }
  };
  // The form stays mounted until the new refund opens, although nothing is left to send back by then.
  if (!notice.may.sendBack && !asked) return null;
  return (
    <>
      <Button
        // An amount without an order is usually counted for one first, so that is the primary button then.
        variant={notice.may.count ? 'secondary' : 'primary'}
        icon={<Undo2 />}
        onClick={() => void open()}
      >
        {t('owed.sendBack')}
      </Button>
      {asked && (
        <RefundForm
          order={asked.order}
          money={{ noticeId: notice.id, amount: notice.amount }}
          onClose={() => setAsked(undefined)}
          onMade={({ id }) =>
            void navigate({ to: '/admin/e-commerce/returns/refunds', search: { refund: id } })
          }
        />
      )}
    </>
  );
}
