import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useSavedVoucher } from '../hooks/use-saved-voucher.ts';

type Props = {
  voucher: VoucherTemplate;
  /** True if a saved voucher links to the products it is for; false where such a product is already shown. */
  leads?: boolean;
};

const linkLook =
  'inline-flex min-h-9 items-center rounded-sm px-2.5 text-sm font-semibold whitespace-nowrap text-brand hover:underline pointer-coarse:min-h-11';
const noteLook = 'inline-flex min-h-9 items-center gap-1 text-xs font-semibold whitespace-nowrap text-ink-2';

/** Saves a voucher to the user's wallet; afterwards says so and links to the products. */
export function SaveVoucher({ voucher, leads = false }: Props) {
  const { t } = useTranslation('vouchers');
  const { state, saving, save } = useSavedVoucher(voucher);
  if (state === 'guest')
    return (
      <Link to="/login" search={{ callbackUrl: location.pathname + location.search }} className={linkLook}>
        {t('save.guest')}
      </Link>
    );
  if (state === 'open')
    return (
      <Button
        size="sm"
        className="shrink-0 border-brand! text-brand! pointer-coarse:h-11"
        aria-label={t('save.named', { name: voucher.name })}
        loading={saving}
        loadingText={t('code.saving')}
        onClick={save}
      >
        {t('code.save')}
      </Button>
    );
  if (state === 'saved' && leads)
    return (
      <span className="flex items-center gap-1">
        <Saved />
        <UseNow voucher={voucher} />
      </span>
    );
  if (state === 'saved') return <Saved />;
  return <span className={noteLook}>{t(`save.${state}`)}</span>;
}

function Saved() {
  const { t } = useTranslation('vouchers');
  return (
    <span role="status" className={`${noteLook} text-jade!`}>
      <Check aria-hidden className="size-4" />
      {t('save.saved')}
    </span>
  );
}

/** Links to the products a voucher applies to, or to all; before its first day shows that day. */
export function UseNow({
  voucher: { limitedTo, name, validFrom },
}: {
  voucher: Pick<VoucherTemplate, 'limitedTo' | 'name' | 'validFrom'>;
}) {
  const { t } = useTranslation('vouchers');
  const { day } = useFormat();
  const [now] = useState(() => Date.now());
  if (Date.parse(validFrom) > now)
    return <span className={`${noteLook} px-2.5`}>{t('save.usableFrom', { date: day(validFrom) })}</span>;
  const category = limitedTo.find(({ kind }) => kind === 'category');
  return (
    <Link
      to="/e-commerce/product"
      search={category ? { categoryId: category.id } : {}}
      aria-label={t('save.useNamed', { name })}
      className={linkLook}
    >
      {t('save.use')}
    </Link>
  );
}
