import { ArrowDownToLine, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffState } from '#shared/publishing/content-item.ts';
import { canMove } from '#shared/publishing/publication-status.ts';
import { useAct } from '../../platform/acts/use-act.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { type DeskBase, routesOf } from './publication-desk.ts';
import { useRemoval } from './use-removal.ts';

type Row = StaffState & { id: string; title: string };

/** Buttons of a row of a list of content, and the question before one is deleted. */
export function useContentActs({ routes, removal }: Pick<DeskBase, 'routes' | 'removal'>) {
  const { t } = useTranslation(removal.texts.ns);
  const { t: publishing } = useTranslation('publishing');
  // Text keys are built from where the texts are, which is known only at run time.
  const say = t as unknown as (key: string, values?: { title: string }) => string;
  const at = (key: string, title = '') => say(`${removal.texts.at}.${key}`, { title });
  const { remove, labelOf, dialog } = useRemoval(removal);
  const moving = useAct(routesOf({ routes }).move, {
    done: at('unpublished'),
    failed: at('unpublishFailed'),
  });

  const buttons = ({ id, title: written, status, version }: Row) => {
    const title = written || publishing('untitled');
    return (
      <span className="relative z-1 flex justify-end gap-1">
        {canMove('unpublish', status) && (
          <IconButton
            size="sm"
            label={at('unpublishOf', title)}
            icon={<ArrowDownToLine />}
            disabled={moving.busy}
            onClick={() => void moving.run({ params: { id }, body: { move: 'unpublish', version } })}
          />
        )}
        {canMove('archive', status) && (
          <IconButton
            size="sm"
            label={labelOf(title)}
            icon={<Trash2 />}
            onClick={() => void remove({ id }, title)}
          />
        )}
      </span>
    );
  };
  return { buttons, dialog };
}
