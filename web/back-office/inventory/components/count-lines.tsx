import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountedPieces, type CountLine, dropLine } from '#shared/inventory/counts.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import type { useCounting } from '../hooks/use-counting.ts';
import { goodsKey } from '../rules/goods-key.ts';
import { Difference } from './difference.tsx';
import { GoodsName } from './goods-name.tsx';
import { LotBadges } from './lot-badges.tsx';
import { LotRows } from './lot-rows.tsx';

type CountSession = ReturnType<typeof useCounting>;
type Props = {
  countId: string;
  lines: readonly CountLine[];
  /** Undefined once the sheet is booked: then it is read-only. */
  counting: CountSession | undefined;
};

/** Expected and counted quantities by line, with marks for lines that need attention. */
export function CountLines({ countId, lines, counting }: Props) {
  const { t } = useTranslation('counts');
  const { number } = useFormat();
  const [edited, setEdited] = useState<CountLine>();
  return (
    <>
      <Table label={t('lines')}>
        <TableHead>
          <tr>
            <TableHeadCell>{t('product')}</TableHeadCell>
            <TableHeadCell numeric>{t('expected')}</TableHeadCell>
            <TableHeadCell numeric>{t('counted')}</TableHeadCell>
            <TableHeadCell numeric>{t('difference')}</TableHeadCell>
            {counting && <TableHeadCell tight aria-label={t('acts')} />}
          </tr>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={goodsKey(line)}>
              <TableCell>
                <GoodsName goods={line} />
                <LineMarks line={line} />
              </TableCell>
              <TableCell numeric>
                {number(line.expected)}
                {line.reserved > 0 && (
                  <span className="block text-xs text-ink-2">
                    {t('reserved', { count: line.reserved, shown: number(line.reserved) })}
                  </span>
                )}
              </TableCell>
              <TableCell numeric className="font-semibold">
                {number(line.counted)}
              </TableCell>
              <TableCell numeric>
                <Difference of={line.difference} />
              </TableCell>
              {counting && (
                <TableCell tight>
                  {!line.isPosted && (
                    <span className="flex justify-end gap-1">
                      <IconButton
                        size="sm"
                        label={t('edit', { name: line.productName })}
                        icon={<Pencil />}
                        onClick={() => setEdited(line)}
                      />
                      <DropButton countId={countId} line={line} />
                    </span>
                  )}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {edited && counting && (
        <RecountForm line={edited} counting={counting} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

/** Says who counted the line, and what needs attention. */
function LineMarks({ line }: { line: CountLine }) {
  const { t } = useTranslation('counts');
  const names = [...new Set(line.parts.map(({ by }) => by.fullName ?? t('gone')))].join(', ');
  return (
    <span className="mt-1 flex flex-wrap items-center gap-1.5 pl-12 text-xs text-ink-2">
      {names}
      <LotBadges lots={line.lots} />
      {line.isPosted && <Badge tone="jade">{t('mark.posted')}</Badge>}
      {line.isHeld && <Badge tone="danger">{t('mark.held')}</Badge>}
      {!line.isPosted && line.isStirred && <Badge tone="gold">{t('mark.stirred')}</Badge>}
      {!line.isPosted && line.isLarge && <Badge tone="gold">{t('mark.large')}</Badge>}
    </span>
  );
}

function DropButton({ countId, line }: { countId: string; line: CountLine }) {
  const { t } = useTranslation('counts');
  const dropping = useAct(dropLine, { failed: t('dropFailed') });
  const { productId, variantId, productName } = line;
  const drop = () =>
    dropping.run({
      params: { id: countId, productId },
      query: { ...(variantId !== null && { variantId }) },
    });
  return (
    <IconButton
      size="sm"
      label={t('drop', { name: productName })}
      icon={<Trash2 />}
      onClick={() => void drop()}
    />
  );
}

type RecountProps = { line: CountLine; counting: CountSession; onClose: () => void };

/** Form for a recount: its number replaces all earlier counts of the line. */
function RecountForm({ line, counting, onClose }: RecountProps) {
  const { t } = useTranslation('counts');
  const form = useContractForm(CountedPieces, {
    values: {
      quantity: line.counted,
      lots: line.lots.map(({ code, expiresOn, quantity }) => ({ code, expiresOn, quantity })),
    },
    send: ({ quantity, lots }) => counting.recount(line, quantity, lots),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'counts', at: 'recount' }}
      title={t('recount.title', { name: line.productName })}
      description={t('recount.hint')}
      submit={t('recount.save')}
      sending={t('recount.saving')}
      onClose={onClose}
      size="sm"
    >
      <NumberField name="quantity" required />
      {line.byLot && <LotRows />}
    </FormDialog>
  );
}
