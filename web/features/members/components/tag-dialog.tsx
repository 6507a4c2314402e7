import { useQuery } from '@tanstack/react-query';
import { Check, Search, UserRoundSearch, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundUser } from '#shared/members/index.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { useUnsaved } from '#web/ui/hooks/use-unsaved.ts';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';
import { foundUsersQuery } from '../api/member-queries.ts';
import { VerifiedMark } from './verified-mark.tsx';

/** The stored data of a tagged person. */
export type TaggedPerson = Pick<FoundUser, 'id' | 'fullName' | 'avatarUrl'>;

type Props = {
  title: string;
  chosen: readonly TaggedPerson[];
  /** Maximum number of people. */
  most?: number;
  onDone: (chosen: TaggedPerson[]) => void;
  onClose: () => void;
};

const restMilliseconds = 1000;

/** Shows a dialog to tag people: search, add and remove; nothing changes until it is confirmed. */
export function TagDialog({ title, chosen: before, most = 50, onDone, onClose }: Props) {
  const { t } = useTranslation(['members', 'common']);
  const [chosen, setChosen] = useState<readonly TaggedPerson[]>(before);
  const { unsaved } = useUnsaved(chosen);
  const [typed, setTyped] = useState('');
  const asked = useDebounced(typed.trim(), restMilliseconds);
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const drop = (id: string) => setChosen((all) => all.filter((one) => one.id !== id));
  const toggle = (user: FoundUser) => {
    const { id, fullName, avatarUrl } = user;
    if (isChosen(id)) drop(id);
    else if (chosen.length < most) setChosen((all) => [...all, { id, fullName, avatarUrl }]);
  };
  return (
    <Dialog
      onClose={onClose}
      unsaved={unsaved}
      title={title}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t('common:action.cancel')}</Button>
          </DialogClose>
          <Button
            variant="primary"
            onClick={() => {
              onDone([...chosen]);
              onClose();
            }}
          >
            {t('common:action.done')}
          </Button>
        </>
      }
    >
      <Input
        type="search"
        aria-label={t('tag.search')}
        placeholder={t('tag.placeholder')}
        before={<Search />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {chosen.length > 0 && (
        <ul aria-label={t('tag.chosen')} className="mt-3 flex flex-wrap gap-2">
          {chosen.map(({ id, fullName, avatarUrl }) => (
            <li
              key={id}
              className="flex items-center gap-1.5 rounded-full border border-line-strong py-0.5 pl-1 text-sm font-medium"
            >
              <Avatar name={fullName} src={avatarUrl} size="xs" decorative />
              {fullName}
              <button
                type="button"
                aria-label={t('tag.drop', { name: fullName })}
                onClick={() => drop(id)}
                className="flex size-8 items-center justify-center rounded-full hover:bg-hover"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 min-h-60">
        <Found q={asked} isTyping={typed.trim() !== asked} isChosen={isChosen} onToggle={toggle} />
      </div>
    </Dialog>
  );
}

type FoundProps = {
  q: string;
  isTyping: boolean;
  isChosen: (id: string) => boolean;
  onToggle: (user: FoundUser) => void;
};

function Found({ q, isTyping, isChosen, onToggle }: FoundProps) {
  const { t } = useTranslation('members');
  const query = useQuery(foundUsersQuery(q));
  const { data, error, isLoading } = query;
  if (isTyping || isLoading)
    return (
      <div role="status" aria-label={t('loading')} className="space-y-2">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-12" />
        ))}
      </div>
    );
  if (q === '')
    return <EmptyState size="sm" icon={<UserRoundSearch />} title={t('tag.start')} hint={t('tag.hint')} />;
  if (error)
    return (
      <QueryError
        query={query}
        size="sm"
        title={t(isApiError(error) && error.status > 0 ? 'tag.refused' : 'tag.failed')}
      />
    );
  if (data?.length === 0)
    return <EmptyState size="sm" icon={<UserRoundSearch />} title={t('tag.none')} hint={t('tag.hint')} />;
  return (
    <ul>
      {data?.map((user) => (
        <li key={user.id}>
          <button
            type="button"
            aria-pressed={isChosen(user.id)}
            onClick={() => onToggle(user)}
            className="flex min-h-13 w-full items-center gap-3 rounded-md px-2 text-left hover:bg-hover"
          >
            <Avatar name={user.fullName} src={user.avatarUrl} size="sm" decorative />
            <span className="min-w-0 grow">
              <span className="flex items-center gap-1 text-sm font-semibold">
                <span className="truncate">{user.fullName}</span>
                <VerifiedMark since={user.verificationDate} />
              </span>
              <span className="block truncate text-xs text-ink-2">
                {['@' + user.referenceId, user.email, user.phoneNumber].filter(Boolean).join(' · ')}
              </span>
            </span>
            {isChosen(user.id) && <Check aria-hidden className="size-5 text-brand" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
