import { useTranslation } from 'react-i18next';
import type { Invoice, InvoiceLine, InvoiceName } from '#shared/invoices/invoice.ts';
import { invoiceNumber as figuresOf } from '#shared/invoices/invoice-number.ts';
import { vatRateText } from '#shared/invoices/vat-rates.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { Table, TableBody, TableHead } from '../data/table.tsx';
import { phone, useMediaQuery } from '../hooks/use-media-query.ts';
import { Card, CardHeader } from '../layout/card.tsx';
import { Fact, Facts } from './facts.tsx';
import { Sums } from './sums.tsx';

const cell = 'px-3 py-2 align-top';
const numeric = `${cell} text-right tabular-nums whitespace-nowrap`;

export const invoiceNumber = (number: number | null): string | undefined =>
  number === null ? undefined : figuresOf(number);

/** Shows the content of an invoice: its lines, totals by tax rate, seller and buyer. */
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

/** Shows a table of lines; phones have no room for columns and show each line as a list of facts. */
const Lines = ({ lines }: { lines: readonly InvoiceLine[] }) =>
  useMediaQuery(phone) ? <LineList lines={lines} /> : <LineTable lines={lines} />;

function LineList({ lines }: { lines: readonly InvoiceLine[] }) {
  const { t } = useTranslation('invoices');
  const { vnd, number } = useFormat();
  return (
    <ul aria-label={t('sheet.lines')} className="divide-y divide-line border-b border-line text-sm">
      {lines.map((line) => (
        <li key={line.key} className="py-3 first:pt-0">
          <p className="font-medium">{line.name}</p>
          <p className="text-xs text-ink-2">{[line.code, line.unit].filter(Boolean).join(' · ')}</p>
          <p className="mt-1 flex flex-wrap justify-between gap-x-4 tabular-nums">
            <span className="text-ink-2">{`${number(line.quantity)} × ${vnd(line.unitPrice)}`}</span>
            <span className="font-semibold">{vnd(line.net)}</span>
          </p>
          {line.discount !== 0 && <SmallLine label={t('sheet.discount')} text={vnd(line.discount)} />}
          <SmallLine
            label={`${t('sheet.rate')} ${vatRateText(line.rate)}`}
            text={typeof line.rate === 'string' ? '' : vnd(line.tax)}
          />
        </li>
      ))}
    </ul>
  );
}

const SmallLine = ({ label, text }: { label: string; text: string }) => (
  <p className="flex justify-between gap-4 text-xs text-ink-2 tabular-nums">
    <span>{label}</span>
    <span>{text}</span>
  </p>
);

function LineTable({ lines }: { lines: readonly InvoiceLine[] }) {
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

/** Returns the name by which other records refer to an invoice. */
export function useInvoiceName() {
  const { t } = useTranslation('invoices');
  return ({ series, number }: Pick<InvoiceName, 'series' | 'number'>): string =>
    t('named', { series, number: invoiceNumber(number) });
}
