import { useTranslation } from 'react-i18next';
import type { Invoice, InvoiceLine, InvoiceName } from '#shared/invoices/invoice.ts';
import { vatRateText } from '#shared/invoices/vat-rates.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { Table, TableBody, TableHead } from '../data/table.tsx';
import { Card, CardHeader } from '../layout/card.tsx';
import { Fact, Facts } from './facts.tsx';
import { Sums } from './sums.tsx';

const cell = 'px-3 py-2 align-top';
const numeric = `${cell} text-right tabular-nums whitespace-nowrap`;

/** A number of an invoice has eight figures wherever it is read. */
export const invoiceNumber = (number: number | null): string | undefined =>
  number === null ? undefined : String(number).padStart(8, '0');

/** What an invoice says: its lines, what they come to by rate, who sells and who buys. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  return (
    <div className="space-y-5">
      <Card>
        <CardHeader title={t('sheet.lines')} />
        <Lines lines={invoice.lines} />
        <div className="mt-4 ml-auto max-w-100">
          <Money invoice={invoice} />
        </div>
      </Card>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Party title={t('sheet.buyer')} party={invoice.buyer} />
        <Party title={t('sheet.seller')} party={invoice.seller} />
      </div>
    </div>
  );
}

function Lines({ lines }: { lines: readonly InvoiceLine[] }) {
  const { t } = useTranslation('invoices');
  const { vnd, number } = useFormat();
  const heads = ['quantity', 'price', 'discount', 'net', 'rate', 'tax'] as const;
  return (
    <Table label={t('sheet.lines')}>
      <TableHead>
        <tr>
          <th className={cell}>{t('sheet.name')}</th>
          {heads.map((name) => (
            <th key={name} className={numeric}>
              {t(`sheet.${name}`)}
            </th>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <tr key={line.key}>
            <td className={`${cell} min-w-44`}>
              <span className="font-medium">{line.name}</span>
              <span className="block text-xs text-ink-2">
                {[line.code, line.unit].filter(Boolean).join(' · ')}
              </span>
            </td>
            <td className={numeric}>{number(line.quantity)}</td>
            <td className={numeric}>{vnd(line.unitPrice)}</td>
            <td className={numeric}>{line.discount === 0 ? '' : vnd(line.discount)}</td>
            <td className={numeric}>{vnd(line.net)}</td>
            <td className={numeric}>{vatRateText(line.rate)}</td>
            <td className={numeric}>{typeof line.rate === 'string' ? '' : vnd(line.tax)}</td>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

function Money({ invoice: { sums, net, tax, total } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const byRate = sums.flatMap(({ rate, net: amount, tax: part }) => {
    const said = { rate: vatRateText(rate) };
    const goods = { key: `${rate}`, label: t('sheet.netOf', said), amount };
    return typeof rate === 'string'
      ? [goods]
      : [goods, { key: `${rate}-tax`, label: t('sheet.taxOf', said), amount: part }];
  });
  return (
    <Sums
      lines={[
        ...byRate,
        { key: 'net', label: t('sheet.netTotal'), amount: net, kind: 'total' },
        { key: 'tax', label: t('sheet.taxTotal'), amount: tax },
      ]}
      due={{ key: 'total', label: t('sheet.total'), amount: total }}
    />
  );
}

type PartyFacts = { name: string; taxCode: string; address: string; email?: string; phone?: string };

function Party({ title, party }: { title: string; party: PartyFacts }) {
  const { t } = useTranslation('invoices');
  const { name, taxCode, address, email, phone } = party;
  return (
    <Card>
      <CardHeader title={title} />
      <p className="font-semibold wrap-anywhere">{name}</p>
      <Facts look="stack">
        {taxCode && (
          <Fact label={t('sheet.taxCode')}>
            <span className="tabular-nums">{taxCode}</span>
          </Fact>
        )}
        {address && <Fact label={t('sheet.address')}>{address}</Fact>}
        {email && <Fact label={t('sheet.email')}>{email}</Fact>}
        {phone && <Fact label={t('sheet.phone')}>{phone}</Fact>}
      </Facts>
    </Card>
  );
}

/** How an invoice is called where another refers to it. */
export function useInvoiceName() {
  const { t } = useTranslation('invoices');
  return ({ series, number }: Pick<InvoiceName, 'series' | 'number'>): string =>
    t('named', { series, number: invoiceNumber(number) });
}
