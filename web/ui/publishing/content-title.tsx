import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordPage } from '../list/columns.tsx';
import { pictureAddress } from '../media/picture-address.ts';

type Props = {
  page: RecordPage;
  row: { id: string; title: string };
  picture: string | null | undefined;
  /** Stands in the picture's place, if there is none. */
  icon: ReactNode;
  /** Second, smaller line. */
  lead: ReactNode;
};

/** Title of an item in a list of staff's, with its picture; the whole row leads to the editor. */
export function ContentTitle({ page, row: { id, title }, picture, icon, lead }: Props) {
  const { t } = useTranslation('publishing');
  return (
    <span className="flex items-center gap-3">
      <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken text-ink-3 [&_svg]:size-4.5">
        {picture ? (
          <img src={pictureAddress(picture, 160)} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          icon
        )}
      </span>
      <span className="min-w-0 sm:min-w-48">
        <Link
          to={page}
          params={{ id }}
          className="line-clamp-2 rounded-xs font-semibold after:absolute after:inset-0 hover:text-brand"
        >
          {title || t('untitled')}
        </Link>
        <span className="flex items-center gap-2 text-xs text-ink-2">{lead}</span>
      </span>
    </span>
  );
}
