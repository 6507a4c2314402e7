import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { draftQuery, newItem } from '../../ui/publishing/edited-text.ts';
import type { PublicationDesk } from '../../ui/publishing/publication-desk.ts';
import { PublicationPage } from '../../ui/publishing/publication-page.tsx';
import { BackOfficePage } from './back-office-page.tsx';
import { staffDetail } from './staff-detail.tsx';

type Rules<Text extends object, Boxes extends FieldValues> = {
  desk: PublicationDesk<Text, Boxes>;
  missing: ErrorCode;
  /** Address of the list; an item's is below it, and so is that of `new`, if the desk creates items. */
  list: '/admin/posts/events-news' | '/admin/posts/documents';
};

/** Declares the page on which staff write an item of a kind of content: its loader, and both its faces. */
export function deskPage<Text extends object, Boxes extends FieldValues>({
  desk,
  missing,
  list,
}: Rules<Text, Boxes>) {
  const query = (id: string) => draftQuery(desk, id);
  const texts = { ns: desk.form.ns, at: 'missing' };
  const detail = staffDetail({ query, missing: [missing, 'BAD_REQUEST'], texts, back: list });
  type Input = Parameters<typeof detail.load>[0];
  // The router's types follow one path; the lists and items of all kinds are reached alike.
  const toList = list as '/admin/posts/events-news';
  const toItem = `${toList}/$id` as const;

  function Page() {
    const { id = newItem } = useParams({ strict: false });
    const { t } = useTranslation('publishing');
    // Text keys are built from where the texts are, which is known only at run time.
    const say = t as unknown as (key: string, within?: { ns: string }) => string;
    const navigate = useNavigate();
    const isNew = id === newItem;
    const { data } = useQuery({ ...query(id), enabled: !isNew });
    const title = data && desk.titleOf(data.text);
    return (
      <BackOfficePage
        title={isNew ? say(`${desk.form.at}.new`, { ns: desk.form.ns }) : title || t('untitled')}
      >
        <PublicationPage
          desk={desk}
          id={id}
          onCreated={(made) =>
            void navigate({
              to: toItem,
              params: { id: made },
              replace: true,
              ignoreBlocker: true,
              resetScroll: false,
            })
          }
          removal={{
            params: { id },
            // Deleting the item discards its unsaved text, so leaving does not ask again.
            onRemoved: () => void navigate({ to: toList, ignoreBlocker: true }),
          }}
        />
      </BackOfficePage>
    );
  }

  return {
    load: (input: Input) => (input.params.id === newItem ? undefined : detail.load(input)),
    Missing: detail.Missing,
    Page,
  };
}
