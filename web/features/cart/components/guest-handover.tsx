import { ArrowRightLeft, CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TransferLine } from '#shared/cart/transfer-cart.contract.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useHandover } from '../hooks/use-handover.ts';
import { LinePicture } from './line-picture.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

/** Offers, after sign-in, to move the guest's cart to the member, with a preview of the result. */
export default function GuestHandover({ guestId }: { guestId: string }) {
  const { t } = useTranslation('cartPage');
  const { lines, asking, moving, move, putOff } = useHandover(guestId);
  const drops = lines.some(({ outcome }) => outcome === 'dropped');
  return (
    <Dialog
      open={asking}
      closable={!moving}
      onOpenChange={(open) => !open && putOff()}
      title={t('transfer.title')}
      description={t('transfer.lead', { count: lines.length })}
      footer={
        <>
          <Button onClick={putOff} disabled={moving}>
            {t('transfer.later')}
          </Button>
          <Button variant="primary" loading={moving} loadingText={t('transfer.busy')} onClick={move}>
            {t('transfer.confirm')}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <Line key={`${line.productId} ${line.variantId}`} line={line} />
        ))}
      </ul>
      {drops && <p className="mt-3 text-sm text-ink-2">{t('transfer.dropNote')}</p>}
    </Dialog>
  );
}

function Line({ line }: { line: TransferLine }) {
  const { say } = useShopWords();
  const { product, variantName, outcome } = line;
  return (
    <li className="flex items-center gap-3.5 py-3 first:pt-0">
      <LinePicture
        product={product}
        className={`w-12! ${outcome === 'dropped' ? 'opacity-60 grayscale' : ''}`}
      />
      <div className="min-w-0">
        <p className="line-clamp-2 text-sm leading-5 font-medium">
          {product.name}
          {variantName && <span className="font-normal text-ink-2"> · {say(variantName)}</span>}
        </p>
        <Outcome line={line} />
      </div>
    </li>
  );
}

const look = 'mt-1 flex items-start gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0';

function Outcome({
  line: { outcome, reason, quantity, guestQuantity, memberQuantity },
}: {
  line: TransferLine;
}) {
  const { t } = useTranslation('cartPage');
  switch (outcome) {
    case 'added':
      return (
        <p className={`${look} text-jade`}>
          <CircleCheck aria-hidden />
          {t('transfer.added', { count: quantity })}
        </p>
      );
    case 'merged':
      return (
        <p className={`${look} text-sky`}>
          <ArrowRightLeft aria-hidden />
          {t('transfer.merged', { before: memberQuantity, more: guestQuantity, after: quantity })}
        </p>
      );
    case 'capped':
      return (
        <p className={`${look} text-gold`}>
          <TriangleAlert aria-hidden />
          {t('transfer.capped', { after: quantity, asked: memberQuantity + guestQuantity })}
        </p>
      );
    case 'dropped':
      return (
        <p className={`${look} text-danger`}>
          <CircleSlash aria-hidden />
          {t(`transfer.drop.${reason ?? 'unavailable'}`)}
        </p>
      );
  }
}
