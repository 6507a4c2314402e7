import clsx from 'clsx';
import { ChevronDown, ChevronRight, ChevronsDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralSort } from '#shared/referrals/referral-choices.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';
import { AccountStatus } from '#web/ui/status/account-status.tsx';
import type { OpenRows } from '../hooks/use-open-rows.ts';
import type { ReferralSearch } from '../rules/referral-search.ts';
import type { TreeLine } from '../rules/tree-lines.ts';
import { PersonCell } from './person-cell.tsx';
import { RowActs } from './row-acts.tsx';

export type RowsProps = {
  lines: readonly TreeLine[];
  open: OpenRows;
  search: ReferralSearch;
  /** True for the buttons of an admin; never in a list of indirect members only. */
  mayAct: boolean;
  viewer: string;
  onLook: (id: string) => void;
  onChange: (by: Partial<ReferralSearch>) => void;
};

/** Indentation per level. */
const indentRem = 2.125;
const indent = (depth: number): CSSProperties => ({ paddingLeft: `${1 + depth * indentRem}rem` });

/** Shows the code's column only if all columns fit; otherwise the code is below the name. */
const onlyWide = 'hidden @3xl:table-cell';

const usual = { by: 'createdAt', direction: 'desc' } as const;

/** Shows the network table from 1024 px: dense rows, sortable columns, branches that open in place. */
export function NetworkTable({ lines, open, search, mayAct, viewer, onLook, onChange }: RowsProps) {
  const { t } = useTranslation('referrals');
  const format = useFormat();
  const by = search.sortBy ?? usual.by;
  const opens = lines.some((line) => line.kind === 'more' || line.canOpen || line.depth > 0);
  const direction = search.sortOrder ?? (by === usual.by ? usual.direction : 'asc');
  const head = (column: ReferralSort, label: string, className?: string) => (
    <TableHeadCell
      className={className}
      sorted={by === column ? direction : null}
      onSort={(next) => onChange({ sortBy: column, sortOrder: next })}
    >
      {label}
    </TableHeadCell>
  );
  return (
    <Table label={t('title')}>
      <TableHead>
        <tr>
          {head('fullName', t('column.member'))}
          {head('referenceId', t('column.code'), onlyWide)}
          {head('verificationStatus', t('column.status'))}
          {head('createdAt', t('column.joined'))}
          <TableHeadCell numeric>{t('column.brought')}</TableHeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {lines.map((line) =>
          line.kind === 'more' ? (
            <tr key={`more-${line.of.id}`} className="bg-sunken">
              <td colSpan={5} className="py-2 pr-4" style={indent(line.depth)}>
                <MoreOf line={line} onMore={() => open.more(line.of.id)} />
              </td>
            </tr>
          ) : (
            <TableRow
              key={`${line.depth}-${line.row.id}`}
              className={clsx('cursor-pointer', line.depth > 0 && 'bg-sunken [--row-ground:var(--sunken)]')}
              onClick={() => onLook(line.row.id)}
            >
              <TableCell className="h-11! min-w-56 py-1" style={indent(line.depth)}>
                <div className="flex items-center gap-1">
                  {line.depth > 0 && <Elbow />}
                  {opens && <Opener line={line} onToggle={() => open.toggle(line.row)} />}
                  <PersonCell row={line.row} onLook={onLook} />
                </div>
                {/* Below the name, which needs the full width of its line. */}
                <div className={opens ? 'pl-19.5' : 'pl-10.5'}>
                  <RowActs row={line.row} mayAct={mayAct} viewer={viewer} />
                </div>
              </TableCell>
              <TableCell className={clsx('h-11! py-1 text-ink-2', onlyWide)}>
                @{line.row.referenceId}
              </TableCell>
              <TableCell className="h-11! py-1">
                <AccountStatus status={line.row.status} />
              </TableCell>
              <TableCell className="h-11! py-1 whitespace-nowrap">
                {format.month(line.row.createdAt)}
              </TableCell>
              <TableCell
                numeric
                className={clsx('h-11! py-1', line.row.referralsCount === 0 ? 'text-ink-3' : 'font-bold')}
              >
                {format.number(line.row.referralsCount)}
              </TableCell>
            </TableRow>
          ),
        )}
      </TableBody>
    </Table>
  );
}

/** Shows a hairline that connects a row with its parent. */
const Elbow = () => (
  <span
    aria-hidden
    className="-mr-3 -ml-4 h-6 w-4 shrink-0 -translate-y-2.5 rounded-bl-sm border-b border-l border-line-strong"
  />
);

type Person = Extract<TreeLine, { kind: 'person' }>;

function Opener({ line, onToggle }: { line: Person; onToggle: () => void }) {
  const { t } = useTranslation('referrals');
  if (!line.canOpen) return <span aria-hidden className="w-8 shrink-0" />;
  return (
    <IconButton
      size="sm"
      label={t(line.isOpen ? 'row.close' : 'row.open', { name: line.row.fullName })}
      aria-expanded={line.isOpen}
      icon={line.isOpen ? <ChevronDown /> : <ChevronRight />}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    />
  );
}

type More = Extract<TreeLine, { kind: 'more' }>;

/** Shows the end of a branch with more rows: a button with their number, and the name of the parent. */
export function MoreOf({ line, onMore }: { line: More; onMore: () => void }) {
  const { t } = useTranslation('referrals');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="sm"
        variant="secondary"
        icon={<ChevronsDown />}
        loading={line.isLoading}
        loadingText={t('row.loading')}
        onClick={onMore}
      >
        {t('row.more', { count: line.left })}
      </Button>
      <span className="text-xs text-ink-2">{t('row.moreOf', { name: line.of.fullName })}</span>
    </span>
  );
}
