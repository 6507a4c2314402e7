import { ChevronDown, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { AccountStatus } from '#web/ui/status/account-status.tsx';
import type { TreeLine } from '../rules/tree-lines.ts';
import { MoreOf, type RowsProps } from './network-table.tsx';
import { PersonCell } from './person-cell.tsx';
import { RowActs } from './row-acts.tsx';

/** On small screens each row is a card; opened rows are indented below a line that marks their parent. */
export function NetworkCards({ lines, open, mayAct, viewer, onLook }: RowsProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li
          key={line.kind === 'more' ? `more-${line.of.id}` : `${line.depth}-${line.row.id}`}
          className={line.depth > 0 ? 'bg-sunken' : ''}
        >
          <div
            className={line.depth > 0 ? 'ml-5 border-l border-line-strong py-3 pr-4 pl-4' : 'px-4 py-3'}
            style={{ marginLeft: line.depth > 0 ? `${line.depth * 1.25}rem` : undefined }}
          >
            {line.kind === 'more' ? (
              <MoreOf line={line} onMore={() => open.more(line.of.id)} />
            ) : (
              <PersonCard
                line={line}
                {...{ mayAct, viewer, onLook }}
                onToggle={() => open.toggle(line.row)}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

type PersonProps = Pick<RowsProps, 'mayAct' | 'viewer' | 'onLook'> & {
  line: Extract<TreeLine, { kind: 'person' }>;
  onToggle: () => void;
};

function PersonCard({ line, mayAct, viewer, onLook, onToggle }: PersonProps) {
  const { t } = useTranslation('referrals');
  const format = useFormat();
  const { row } = line;
  return (
    <>
      <PersonCell row={row} onLook={onLook} withCode />
      <p className="mt-1 flex flex-wrap items-center gap-2 pl-10.5 text-xs text-ink-2">
        <AccountStatus status={row.status} />
        {format.month(row.createdAt)}
      </p>
      <div className="pl-10.5">
        <RowActs row={row} mayAct={mayAct} viewer={viewer} isLarge />
        {line.canOpen && (
          <Button
            variant="ghost"
            className="-ml-3 mt-1 h-11"
            aria-expanded={line.isOpen}
            icon={line.isOpen ? <ChevronDown /> : <ChevronRight />}
            onClick={onToggle}
          >
            {t('row.brought', { count: row.referralsCount })}
          </Button>
        )}
      </div>
    </>
  );
}
