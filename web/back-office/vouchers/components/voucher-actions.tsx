import { useNavigate } from '@tanstack/react-router';
import { CopyPlus, EllipsisVertical, Pause, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import {
  deleteVoucher,
  duplicateVoucher,
  pauseVoucher,
  type StaffVoucher,
} from '#shared/vouchers/staff-vouchers.contract.ts';
import { CodeToBe } from '#shared/vouchers/voucher-draft.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { voucherQuery } from '../api/voucher-queries.ts';
import { stateOf } from './voucher-facts.tsx';

type Props = { voucher: StaffVoucher };

export function VoucherActions({ voucher }: Props) {
  const { t } = useTranslation('promotions');
  const { number } = useFormat();
  const { ask, dialog } = useConfirm();
  const [copying, setCopying] = useState(false);
  const navigate = useNavigate();
  const { id, code, handedOut, wasUsed, campaignId } = voucher;
  const removing = useAct(deleteVoucher, { done: t('delete.done', { code }) });

  const remove = async () => {
    const agreed = await ask({
      title: t('delete.title', { code }),
      consequence:
        handedOut > 0 ? t('delete.held', { count: handedOut, shown: number(handedOut) }) : t('delete.free'),
      tone: 'danger',
      confirmText: t('delete.act'),
      busyText: t('delete.busy'),
      failedTitle: t('delete.failed'),
      act: () => removing.send({ params: { id } }),
    });
    if (agreed) await navigate({ to: '/admin/e-commerce/vouchers' });
  };

  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <PauseButton voucher={voucher} />
      <Menu trigger={<IconButton label={t('acts.more')} icon={<EllipsisVertical />} />}>
        <MenuItem icon={<CopyPlus />} onSelect={() => setCopying(true)}>
          {t('acts.duplicate')}
        </MenuItem>
        <MenuItem
          icon={<Trash2 />}
          danger
          disabled={wasUsed || campaignId !== null}
          hint={wasUsed && t('acts.deleteUsed')}
          onSelect={() => void remove()}
        >
          {t('acts.delete')}
        </MenuItem>
      </Menu>
      {copying && <DuplicateForm voucher={voucher} onClose={() => setCopying(false)} />}
      {dialog}
    </div>
  );
}

/** Pauses or resumes the voucher. A repeated press sends the same state again and changes nothing. */
function PauseButton({ voucher }: Props) {
  const { t } = useTranslation('promotions');
  const { ask, dialog } = useConfirm();
  const { id, isPaused, code } = voucher;
  const pausing = useAct(pauseVoucher, {
    keeps: voucherQuery(id),
    done: t(isPaused ? 'pause.resumed' : 'pause.paused', { code }),
    failed: t('pause.failed'),
  });
  if (stateOf(voucher) === 'over') return null;
  const press = async () => {
    if (
      !isPaused &&
      !(await ask({
        title: t('pause.title', { code }),
        consequence: t('pause.consequence'),
        confirmText: t('pause.act'),
      }))
    )
      return;
    await pausing.run({ params: { id }, body: { isPaused: !isPaused } });
  };
  return (
    <>
      <Button
        variant={isPaused ? 'primary' : 'secondary'}
        icon={isPaused ? <Play /> : <Pause />}
        loading={pausing.busy}
        onClick={() => void press()}
      >
        {t(isPaused ? 'acts.resume' : 'acts.pause')}
      </Button>
      {dialog}
    </>
  );
}

const Copy = z.strictObject({ code: CodeToBe });

function DuplicateForm({ voucher, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('promotions');
  const navigate = useNavigate();
  const duplicating = useAct(duplicateVoucher);
  const form = useContractForm(Copy, {
    values: { code: '' },
    send: ({ code }, clientRequestId) =>
      duplicating.send({ params: { id: voucher.id }, body: { code, clientRequestId } }),
    onDone: ({ id, code }) => {
      toast.success(t('duplicate.done', { code }));
      onClose();
      void navigate({ to: '/admin/e-commerce/vouchers/$id', params: { id } });
    },
    madeAt: (id) => `/admin/e-commerce/vouchers/${id}`,
    onRefused: (error, { say }) => error.code === 'CODE_EXISTS' && say('code', error.message),
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'promotions', at: 'form' }}
      title={t('duplicate.title', { code: voucher.code })}
      description={t('duplicate.hint')}
      submit={t('duplicate.act')}
      sending={t('duplicate.busy')}
      onClose={onClose}
    >
      <TextField name="code" required className="uppercase" />
    </FormDialog>
  );
}
