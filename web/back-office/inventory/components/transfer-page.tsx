import { useTranslation } from 'react-i18next';
import { openOf } from '#shared/inventory/transfer-choices.ts';
import type { Transfer, TransferLine } from '#shared/inventory/transfers.contract.ts';
import { goodsKey } from '../rules/goods-key.ts';
import { GoodsName } from './goods-name.tsx';
import { LotBadges } from './lot-badges.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { History } from '#web/ui/record/history.tsx';
import { ReceiveForm } from './receive-form.tsx';

/** Page of one transfer: sent and received goods, and the missing ones with reason and person. */
export function TransferPage({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('transfers');
  const { status, version, id } = transfer;
  return (
    <div className="grid gap-5 xl:grid-cols-[1fr_20rem]">
      <div className="min-w-0 space-y-5">
        {status === 'sent' && <ReceiveForm key={version} transfer={transfer} />}
        <Card padded={false}>
          <LinesTable transfer={transfer} />
        </Card>
      </div>
      <div className="space-y-5">
        <Card>
          <CardHeader title={t('facts')} />
          <TransferFacts transfer={transfer} />
        </Card>
        <Card key={version}>
          <CardHeader title={t('history')} />
          <History of="transfer" id={id} />
        </Card>
      </div>
    </div>
  );
}

function TransferFacts({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('transfers');
  const { moment } = useFormat();
  const { from, to, note, createdAt, createdBy, sentAt, sentBy, closedAt, closedBy, status } = transfer;
  const by = (at: string, who: Transfer['sentBy']) => (
    <>
      <span className="tabular-nums">{moment(at)}</span>
      <span className="block text-ink-2">{who?.fullName ?? t('gone')}</span>
    </>
  );
  return (
    <Facts>
      <Fact label={t('from')}>{from.name}</Fact>
      <Fact label={t('toPlace')}>{to.name}</Fact>
      <Fact label={t('requested')}>{by(createdAt, createdBy)}</Fact>
      {sentAt && <Fact label={t('sent')}>{by(sentAt, sentBy)}</Fact>}
      {closedAt && (
        <Fact label={t(status === 'cancelled' ? 'cancelled' : 'closed')}>{by(closedAt, closedBy)}</Fact>
      )}
      {note && <Fact label={t('note')}>{note}</Fact>}
    </Facts>
  );
}

function LinesTable({ transfer: { lines, status } }: { transfer: Transfer }) {
  const { t } = useTranslation('transfers');
  const { number } = useFormat();
  const wasSent = status === 'sent' || status === 'received';
  const sum = (of: (line: TransferLine) => number) =>
    number(lines.reduce((total, line) => total + of(line), 0));
  return (
    <Table label={t('goods')}>
      <TableHead>
        <tr>
          <TableHeadCell>{t('product')}</TableHeadCell>
          <TableHeadCell numeric>{t('quantity')}</TableHeadCell>
          {wasSent && <TableHeadCell numeric>{t('received')}</TableHeadCell>}
          {wasSent && <TableHeadCell numeric>{t('open')}</TableHeadCell>}
        </tr>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={goodsKey(line)}>
            <TableCell>
              <GoodsName goods={line} />
              {line.lots.length > 0 && (
                <span className="mt-1 flex flex-wrap gap-1.5 pl-12">
                  <LotBadges lots={line.lots} />
                </span>
              )}
              {line.shortages.map(({ cause, quantity, by, at }) => (
                <p key={at} className="mt-1 pl-12 text-xs text-danger">
                  {t('shortage', {
                    count: quantity,
                    cause: t(`cause.${cause}`),
                    by: by.fullName ?? t('gone'),
                  })}
                </p>
              ))}
            </TableCell>
            <TableCell numeric>{number(line.quantity)}</TableCell>
            {wasSent && <TableCell numeric>{number(line.received)}</TableCell>}
            {wasSent && (
              <TableCell numeric className={openOf(line) > 0 ? 'font-semibold text-sky' : 'text-ink-3'}>
                {number(openOf(line))}
              </TableCell>
            )}
          </TableRow>
        ))}
        <TableRow className="font-semibold">
          <TableCell>{t('total')}</TableCell>
          <TableCell numeric>{sum(({ quantity }) => quantity)}</TableCell>
          {wasSent && <TableCell numeric>{sum(({ received }) => received)}</TableCell>}
          {wasSent && <TableCell numeric>{sum(openOf)}</TableCell>}
        </TableRow>
      </TableBody>
    </Table>
  );
}
