import { useNavigate } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffNotice } from '#shared/payments/notices.contract.ts';
import type { OwedOrder } from '#shared/refunds/refunds.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { findOwed } from '../api/refund-queries.ts';
import { RefundForm } from './refund-form.tsx';

/** Hands money over to a refund: part of what its order owes, or all of it where it reached none. */
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
  // The form stays until what it made is opened, by when nothing is left to send back.
  if (!notice.may.sendBack && !asked) return null;
  return (
    <>
      <Button
        // Where it reached no order, counting it for one is what is done first.
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
