import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyContract } from '#shared/contract/route.ts';
import type { ListShape } from '#shared/lists/query-parts.ts';
import type { ContentItem, StaffState } from '#shared/publishing/content-item.ts';
import { displayedStatus } from '#shared/publishing/publication-status.ts';
import { ButtonLink } from '../actions/button-link.tsx';
import type { FormTexts } from '../form/form-context.ts';
import type { Column } from '../list/column.ts';
import type { ColumnKit, RecordPage } from '../list/columns.tsx';
import type { ChoiceRule } from '../list/list-choices.ts';
import { type RowOf, staffList } from '../list/staff-list.tsx';
import { PublicationStatusBadge } from '../status/publication-status-badge.tsx';
import { ContentTitle } from './content-title.tsx';
import type { DeskBase } from './publication-desk.ts';
import { useContentActs } from './use-content-acts.tsx';
import { useStatusChoices } from './use-status-choices.ts';

type ContentRow = ContentItem & StaffState & { title: string };
type Say = (key: string, values?: Record<string, unknown>) => string;

type Rules<Row> = Pick<DeskBase, 'routes' | 'removal'> & {
  name: string;
  /** As those of a staff list, with `name`, `add` and `plannedFor`. */
  texts: FormTexts;
  icon: ReactNode;
  file: string;
  /** Editor of an item; `new` in the place of the id begins one. */
  page: RecordPage;
  pictureOf: (row: Row) => string | null | undefined;
  /** Text below the title. */
  leadOf: (row: Row, t: Say) => string;
  /** Further filters with choices. */
  choices?: Readonly<Record<string, ChoiceRule>>;
  /** Further columns, after the title. */
  columns?: (col: ColumnKit<Row>) => Column<Row>[];
};

/** What the columns get of one render of the list. */
type Tools = {
  own: { acts: ReturnType<typeof useContentActs>; statusOf: (row: ContentRow) => string };
  t: Say;
  moment: (at: string) => string;
};

/** Declares the list of a kind of content with drafts and what is planned, and the button that begins an item. */
export function contentList<C extends AnyContract & { list: ListShape }>(
  contract: C,
  {
    page,
    routes,
    removal,
    pictureOf,
    leadOf,
    choices,
    columns: more,
    ...rules
  }: Rules<RowOf<C> & ContentRow>,
) {
  type Row = RowOf<C> & ContentRow;
  const List = staffList(contract, {
    ...rules,
    choices: { ...choices, status: useStatusChoices, planned: 'planned' },
    nameOf: ({ title }: Row) => title,
    useOwn() {
      const acts = useContentActs({ routes, removal });
      const { t: status } = useTranslation('publishing');
      return {
        acts,
        statusOf: (row: ContentRow) => status(`status.${displayedStatus(row)}`),
        screen: { after: acts.dialog },
      };
    },
    columns: (col: ColumnKit<Row>, { own, t, moment }: Tools) => {
      // The rows of every kind have these fields.
      const common = col as unknown as ColumnKit<ContentRow>;
      const { at } = rules.texts;
      return [
        col.custom(
          'title',
          (row) => (
            <ContentTitle
              page={page}
              row={row}
              picture={pictureOf(row)}
              icon={rules.icon}
              lead={<span className="line-clamp-1">{leadOf(row, t)}</span>}
            />
          ),
          { label: t(`${at}.name`), main: true, sorts: true, text: ({ title }) => title },
        ),
        ...(more?.(col) ?? []),
        common.status('status', 'status', (row) => <PublicationStatusBadge {...row} />, {
          text: own.statusOf,
        }),
        common.text('author', { of: ({ author }) => author?.fullName, card: 'half' }),
        common.moment('createdAt', { sorts: true, card: 'half' }),
        common.moment('publishedAt', {
          sorts: true,
          card: 'half',
          below: ({ publishAt }) => publishAt && t(`${at}.plannedFor`, { at: moment(publishAt) }),
        }),
        common.number('views', { sorts: true, card: 'half' }),
        common.number('likes', { sorts: true, card: 'half' }),
        common.number('commentCount', { sorts: true, card: 'half' }),
        common.moment('updatedAt', { sorts: true, seldom: true }),
        col.custom('acts', (row) => own.acts.buttons(row), { tight: true, card: 'line' }),
      ];
    },
    // The rules are those of any list of content, whatever else its rows have.
  } as never);

  function Add() {
    const { t } = useTranslation(rules.texts.ns);
    // Text keys are built from where the texts are, which is known only at run time.
    const say = t as unknown as Say;
    return (
      <ButtonLink variant="primary" icon={<Plus />} to={page} params={{ id: 'new' }}>
        {say(`${rules.texts.at}.add`)}
      </ButtonLink>
    );
  }
  return { List, Add };
}
