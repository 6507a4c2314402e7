import { useTranslation } from 'react-i18next';
import {
  type DisplayedStatus,
  displayedStatus,
  type PublicationStatus,
} from '#shared/publishing/publication-status.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';

const tones: Record<DisplayedStatus, BadgeTone> = {
  draft: 'neutral',
  pending: 'gold',
  scheduled: 'sky',
  published: 'jade',
  unpublished: 'neutral',
  rejected: 'danger',
  archived: 'neutral',
};

export function PublicationStatusBadge(record: { status: PublicationStatus; publishAt: string | null }) {
  const { t } = useTranslation('publishing');
  const shown = displayedStatus(record);
  return <Badge tone={tones[shown]}>{t(`status.${shown}`)}</Badge>;
}
