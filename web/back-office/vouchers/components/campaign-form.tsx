import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  type CampaignWithVouchers,
  createCampaign,
  getCampaign,
  updateCampaign,
} from '#shared/vouchers/campaigns.contract.ts';
import { type CampaignBoxes, CampaignDraft } from '#shared/vouchers/campaign-draft.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { MomentField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { blankBoxes, clockOf, untouched } from '../rules/voucher-boxes.ts';
import { VouchersField } from './vouchers-field.tsx';

type Props = {
  campaign?: CampaignWithVouchers;
  /** Campaign to copy. Its vouchers are not copied, because each belongs to one campaign. */
  like?: CampaignWithVouchers;
  onClose: () => void;
};

/** Period of a copy: starts now and lasts as long as the original. */
function boxesLike({ name, validFrom, validTo }: CampaignWithVouchers): CampaignBoxes {
  const now = new Date();
  const until = new Date(now.getTime() + Date.parse(validTo) - Date.parse(validFrom));
  return { name, validFrom: clockOf(now), validTo: clockOf(until), voucherIds: [] };
}

function blank(): CampaignBoxes {
  const { validFrom, validTo } = blankBoxes(new Date());
  return { name: '', validFrom, validTo, voucherIds: [] };
}

const draftOf = ({ name, validFrom, validTo, voucherIds }: CampaignWithVouchers): CampaignBoxes => ({
  name,
  validFrom: clockOf(new Date(validFrom)),
  validTo: clockOf(new Date(validTo)),
  voucherIds: [...voucherIds],
});

export function CampaignForm({ campaign, like, onClose }: Props) {
  const { t } = useTranslation('promotions');
  const navigate = useNavigate();
  const creating = useAct(createCampaign);
  const updating = useAct(updateCampaign);
  const form = useRecordForm(CampaignDraft, {
    record: campaign,
    blank: like ? boxesLike(like) : blank(),
    draftOf,
    create: (draft, clientRequestId) => creating.send({ body: { ...draft, clientRequestId } }),
    update: (draft, known) =>
      updating.send({
        params: { id: known.id },
        body: { ...untouched(draft, known), version: known.version },
      }),
    read: (id) => call(getCampaign, { params: { id } }),
    onDone: ({ id, name }) => {
      toast.success(t('campaigns.saved', { name }));
      onClose();
      if (!campaign) void navigate({ to: '/admin/e-commerce/campaigns/$id', params: { id } });
    },
    ...(!campaign && { madeAt: (id: string) => `/admin/e-commerce/campaigns/${id}` }),
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'promotions', at: 'campaigns.form' }}
      title={t(campaign ? 'campaigns.form.edit' : 'campaigns.add')}
      description={t('campaigns.form.hint')}
      showValue={(_name, value) =>
        Array.isArray(value) ? t('campaigns.form.voucherCount', { count: value.length }) : undefined
      }
      onClose={onClose}
    >
      <TextField name="name" required />
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <MomentField name="validFrom" required />
        <MomentField name="validTo" required />
      </div>
      <VouchersField known={campaign?.vouchers ?? []} />
    </FormDialog>
  );
}
