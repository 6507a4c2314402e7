import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { StaffVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import { voucherCategories, voucherReaches, voucherTypes } from '#shared/vouchers/voucher-choices.ts';
import { type NewVoucherBoxes, worthOfType } from '#shared/vouchers/voucher-draft.ts';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { MomentField, RadioField } from '#web/ui/form/choice-fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { useVoucherForm } from '../hooks/use-voucher-form.ts';
import { instantOf, previewOf } from '../rules/voucher-boxes.ts';
import { LimitsField } from './limits-field.tsx';

/** Renders the voucher as shoppers see it. The route passes it, because it knows both areas. */
export type TicketOf = { ticket: (voucher: VoucherTemplate) => ReactNode };

type Props = TicketOf & {
  /** Voucher that is edited; without it, the form creates a new one. */
  voucher?: StaffVoucher;
};

/** Shows the fields that the shop's rules know, beside a preview of the ticket that shoppers see. */
export function VoucherForm({ voucher, ticket }: Props) {
  const { t } = useTranslation('promotions');
  const form = useVoucherForm(voucher);
  // All fields have initial values, so the cast is safe.
  const boxes = useWatch({ control: form.control }) as NewVoucherBoxes;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <FormPage
        form={form}
        texts={{ ns: 'promotions', at: 'form' }}
        submit={t(voucher ? 'form.save' : 'form.create')}
      >
        <About isNew={!voucher} />
        <Worth boxes={boxes} />
        <Conditions boxes={boxes} />
        <Reach boxes={boxes} inCampaign={(voucher?.campaignId ?? null) !== null} />
      </FormPage>
      <div className="space-y-3 xl:sticky xl:top-20">
        <h2 className="text-sm font-semibold">{t('ticket.title')}</h2>
        {ticket(previewOf(boxes))}
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="space-y-4.5">
      <CardHeader title={title} />
      {children}
    </Card>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-4.5 sm:grid-cols-2">{children}</div>
);

function About({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('promotions');
  return (
    <Part title={t('form.about')}>
      <Pair>
        <TextField name="name" required />
        <TextField name="code" required disabled={!isNew} autoCapitalize="characters" className="uppercase" />
      </Pair>
      <TextAreaField name="description" most={500} counted />
    </Part>
  );
}

/** Texts next to a field that say what shoppers will read. */
function useReads() {
  const { t } = useTranslation(['promotions', 'vouchers']);
  return (sentence: string | null): { help?: string } =>
    sentence === null ? {} : { help: t('promotions:form.reads', { sentence }) };
}

type PartProps = { boxes: NewVoucherBoxes };

function Worth({ boxes: { type, category, maxDiscountAmount, freeShippingAmount, pointsPrice } }: PartProps) {
  const { t } = useTranslation(['promotions', 'vouchers']);
  const reads = useReads();
  const worth = worthOfType[type];
  return (
    <Part title={t('promotions:form.worth')}>
      <RadioField
        name="type"
        look="pill"
        options={voucherTypes.map((value) => ({ value, label: t(`promotions:type.${value}`) }))}
      />
      <Pair>
        {worth === 'discountPercentage' ? (
          <>
            <NumberField name="discountPercentage" required after="%" />
            <MoneyField
              name="maxDiscountAmount"
              {...reads(
                maxDiscountAmount
                  ? t('vouchers:details.most', { amount: formatVnd(maxDiscountAmount) })
                  : null,
              )}
            />
          </>
        ) : (
          <MoneyField
            name={worth}
            required
            {...(worth === 'freeShippingAmount' &&
              reads(
                freeShippingAmount
                  ? t('vouchers:details.ships', { amount: formatVnd(freeShippingAmount) })
                  : null,
              ))}
          />
        )}
      </Pair>
      <RadioField
        name="category"
        look="pill"
        options={voucherCategories.map((value) => ({ value, label: t(`promotions:category.${value}`) }))}
      />
      {category === 'points_voucher' && (
        <Pair>
          <NumberField
            name="pointsPrice"
            required
            after={t('promotions:form.points')}
            {...reads(pointsPrice ? t('vouchers:card.pointsPrice', { count: pointsPrice }) : null)}
          />
        </Pair>
      )}
    </Part>
  );
}

function Conditions({ boxes: { minOrderAmount, maxOrderAmount } }: PartProps) {
  const { t } = useTranslation(['promotions', 'vouchers']);
  const reads = useReads();
  return (
    <Part title={t('promotions:form.conditions')}>
      <Pair>
        <MoneyField
          name="minOrderAmount"
          {...reads(
            minOrderAmount
              ? t('vouchers:card.from', { amount: formatVnd(minOrderAmount) })
              : t('vouchers:card.any'),
          )}
        />
        <MoneyField
          name="maxOrderAmount"
          {...reads(maxOrderAmount ? t('vouchers:details.to', { amount: formatVnd(maxOrderAmount) }) : null)}
        />
      </Pair>
      <LimitsField />
    </Part>
  );
}

function Reach({ boxes: { reach, validFrom, validTo }, inCampaign }: PartProps & { inCampaign: boolean }) {
  const { t } = useTranslation(['promotions', 'vouchers']);
  const { day } = useFormat();
  const reads = useReads();
  const [from, to] = [instantOf(validFrom), instantOf(validTo)];
  const period = from && to ? t('vouchers:details.period', { from: day(from), to: day(to) }) : null;
  return (
    <Part title={t('promotions:form.handing')}>
      <RadioField
        name="reach"
        look="tile"
        options={voucherReaches.map((value) => ({
          value,
          label: t(`promotions:reach.${value}`),
          help: t(`promotions:reachHelp.${value}`),
        }))}
      />
      <Pair>
        {reach !== 'everybody' && <NumberField name="handoutLimit" />}
        <NumberField name="useLimit" />
        <NumberField name="perPerson" required />
      </Pair>
      <Pair>
        <MomentField name="validFrom" required disabled={inCampaign} />
        <MomentField
          name="validTo"
          required
          disabled={inCampaign}
          {...(inCampaign ? { help: t('promotions:form.byCampaign') } : reads(period))}
        />
      </Pair>
    </Part>
  );
}
