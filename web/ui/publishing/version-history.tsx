import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicationState } from '#shared/publishing/publication-routes.ts';
import { apiQuery } from '../../platform/lists/api-query.ts';
import { useCursorRows } from '../../platform/lists/use-cursor-rows.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { QueryFaces } from '../feedback/query-faces.tsx';
import { SkeletonText } from '../feedback/skeleton.tsx';
import { Card, CardHeader } from '../layout/card.tsx';
import { CursorList } from '../list/cursor-list.tsx';
import { DialogButton } from '../overlays/dialog-button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useConfirm } from '../overlays/use-confirm.tsx';
import { VersionDiff } from './version-diff.tsx';
import { VersionList } from './version-list.tsx';
import type { PublicationMoves } from './use-publication-moves.ts';
import { type DeskBase, routesOf } from './publication-desk.ts';
import { useFieldLabels } from './use-field-labels.ts';

type Props = { desk: DeskBase; id: string; state: PublicationState; moves: PublicationMoves };

/** Opens the published versions of an item. */
export function VersionHistory(props: Props) {
  const { t } = useTranslation('publishing');
  return (
    <Card>
      <CardHeader title={t('history')} />
      <DialogButton
        size="sm"
        icon={<History />}
        dialog={(onClose) => <VersionsDialog {...props} onClose={onClose} />}
      >
        {t('versions.open')}
      </DialogButton>
    </Card>
  );
}

function VersionsDialog({ desk, id, state, moves, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('publishing');
  const list = useCursorRows(routesOf(desk).listVersions, { params: { id } });
  const [compared, setCompared] = useState<number>();
  const { ask, dialog } = useConfirm();
  const restore = async (number: number) => {
    const agreed = await ask({
      title: t('versions.restoreTitle', { number }),
      consequence: t('versions.restoreHint'),
      confirmText: t('versions.restore'),
    });
    if (!agreed) return;
    onClose();
    await moves.run({ move: 'restore', number });
  };
  return (
    <Dialog onClose={onClose} size="lg" title={t('versions.title')}>
      <CursorList
        list={list}
        failed={t('versions.failed')}
        empty={<EmptyState size="sm" icon={<History />} title={t('versions.none')} />}
        more={t('versions.more')}
      >
        <VersionList
          versions={list.rows.map((line) => ({ ...line, byName: line.editor?.fullName ?? null }))}
          current={state.status === 'published' ? state.publishedVersion : 0}
          compared={compared}
          onCompare={setCompared}
          onRestore={(number) => void restore(number)}
        />
      </CursorList>
      {compared !== undefined && <Changes key={compared} desk={desk} id={id} number={compared} />}
      {dialog}
    </Dialog>
  );
}

/** What changed between a version and the text that editors have now. */
function Changes({ desk, id, number }: { desk: DeskBase; id: string; number: number }) {
  const { t } = useTranslation('publishing');
  const labelOf = useFieldLabels(desk.form);
  const query = useQuery(apiQuery(routesOf(desk).compareVersions, { params: { id, number } }));
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="mb-3 text-sm font-semibold">{t('versions.compared', { number })}</h3>
      <QueryFaces query={query} failed={t('versions.failed')} waiting={<SkeletonText lines={4} />}>
        {(fields) => <VersionDiff fields={fields} labelOf={labelOf} />}
      </QueryFaces>
    </section>
  );
}
