import { useNavigate } from '@tanstack/react-router';
import { Copy, EllipsisVertical, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CampaignWithVouchers,
  deleteCampaign,
  pauseCampaign,
} from '#shared/vouchers/campaigns.contract.ts';
import { NewButton } from '#web/back-office/new-button.tsx';
import { useAct } from '#web/platform/acts/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { campaignQuery } from '../api/voucher-queries.ts';
import { CampaignForm } from './campaign-form.tsx';
import { campaignStateOf } from './voucher-facts.tsx';

export function NewCampaignButton() {
  const { t } = useTranslation('promotions');
  return <NewButton dialog={(onClose) => <CampaignForm onClose={onClose} />}>{t('campaigns.add')}</NewButton>;
}

/** Actions on a campaign: pause or resume all its vouchers, edit it, delete it. */
export function CampaignActions({ campaign }: { campaign: CampaignWithVouchers }) {
  const { t } = useTranslation('promotions');
  const { ask, dialog } = useConfirm();
  const [copying, setCopying] = useState(false);
  const navigate = useNavigate();
  const { id, name, isPaused, vouchers } = campaign;
  const pausing = useAct(pauseCampaign, {
    keeps: campaignQuery(id),
    done: t(isPaused ? 'campaigns.pause.resumed' : 'campaigns.pause.paused', { name }),
    failed: t('campaigns.pause.failed'),
  });
  const removing = useAct(deleteCampaign, { done: t('campaigns.delete.done', { name }) });
  const wasUsed = vouchers.some((voucher) => voucher.wasUsed);

  const press = async () => {
    const agreed =
      isPaused ||
      (await ask({
        title: t('campaigns.pause.title', { name }),
        consequence: t('campaigns.pause.consequence', { count: vouchers.length }),
        confirmText: t('pause.act'),
      }));
    if (agreed) await pausing.run({ params: { id }, body: { isPaused: !isPaused } });
  };
  const remove = async () => {
    const agreed = await ask({
      title: t('campaigns.delete.title', { name }),
      consequence: t('campaigns.delete.consequence'),
      tone: 'danger',
      confirmText: t('campaigns.delete.act'),
      busyText: t('delete.busy'),
      failedTitle: t('campaigns.delete.failed'),
      act: () => removing.send({ params: { id } }),
    });
    if (agreed) await navigate({ to: '/admin/e-commerce/campaigns' });
  };

  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {campaignStateOf(campaign) !== 'over' && (
        <Button
          variant={isPaused ? 'primary' : 'secondary'}
          icon={isPaused ? <Play /> : <Pause />}
          loading={pausing.busy}
          onClick={() => void press()}
        >
          {t(isPaused ? 'campaigns.resume' : 'campaigns.pauseAll')}
        </Button>
      )}
      <DialogButton
        icon={<Pencil />}
        dialog={(onClose) => <CampaignForm campaign={campaign} onClose={onClose} />}
      >
        {t('campaigns.edit')}
      </DialogButton>
      <Menu trigger={<IconButton label={t('acts.more')} icon={<EllipsisVertical />} />}>
        <MenuItem icon={<Copy />} onSelect={() => setCopying(true)}>
          {t('acts.duplicate')}
        </MenuItem>
        <MenuItem
          icon={<Trash2 />}
          danger
          disabled={wasUsed}
          hint={wasUsed && t('acts.deleteUsed')}
          onSelect={() => void remove()}
        >
          {t('campaigns.delete.act')}
        </MenuItem>
      </Menu>
      {copying && <CampaignForm like={campaign} onClose={() => setCopying(false)} />}
      {dialog}
    </div>
  );
}
