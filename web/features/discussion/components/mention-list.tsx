/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the list belongs to a text area, whose keys choose in it */
import { useTranslation } from 'react-i18next';
import type { FoundUser } from '#shared/members/index.ts';
import { ListboxOption } from '#web/ui/fields/listbox.tsx';

type Props = {
  id: string;
  members: readonly FoundUser[];
  highlight: number;
  onHighlight: (place: number) => void;
  onChoose: (member: FoundUser) => void;
};

/** Shows the members whose name begins with what was typed after an @. */
export function MentionList({ id, members, highlight, onHighlight, onChoose }: Props) {
  const { t } = useTranslation('discussion');
  if (members.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('mention.label')}
      className="absolute inset-x-0 top-full z-20 rounded-md border border-line bg-surface p-1.5 shadow-float"
    >
      {members.map((member, place) => (
        <ListboxOption
          key={member.id}
          id={`${id}-${place}`}
          label={member.fullName}
          hint={`@${member.referenceId}`}
          chosen={false}
          highlighted={place === highlight}
          onHighlight={() => onHighlight(place)}
          onChoose={() => onChoose(member)}
        />
      ))}
    </div>
  );
}
