import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/contract/access.ts';
import { findAnything } from '#shared/search/find-anything.contract.ts';
import { tidy } from '#shared/values/text.ts';
import type { GroupName, PageName } from '#web/back-office/staff-pages.ts';
import { useLanguage } from '#web/platform/i18n/use-language.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useTheme } from '#web/platform/theme/theme.ts';
import { Spinner } from '#web/ui/actions/spinner.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { moveHighlight } from '#web/ui/fields/listbox-keys.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { chooseOrTell } from '#web/ui/preferences/choose-or-tell.ts';
import { useScanner } from '#web/ui/scan/use-scanner.ts';
import { useLogout } from '../../account-actions.ts';
import type { ActionName, ActionTools } from './actions.ts';
import { initialEntries, entriesFor, type Entry } from './entries.ts';
import { EntryList } from './entry-list.tsx';
import { recentChoices, rememberChoice } from './recent.ts';

/** Debounce between letters of a fast typist, whose intermediate results would be discarded. */
const restMilliseconds = 50;
const shortest = 2;

const hitsQuery = (q: string) =>
  queryOptions({ ...apiQuery(findAnything, { query: { q } }), staleTime: 20_000 });

type Props = { role: Role; onClose: () => void };

/** Opens any page, action or record by a few letters or a scan; arrow keys choose, Enter opens. */
export function Palette({ role, onClose }: Props) {
  const { t } = useTranslation('backOffice');
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const tools = useActionTools();
  const [typed, setTyped] = useState('');
  const [highlight, setHighlight] = useState(0);
  const [recent] = useState(recentChoices);
  /** True if Enter was pressed before any entry was loaded; the first one then opens on arrival. */
  const [isEager, setEager] = useState(false);
  const words = tidy(typed);
  const { hits, areTheirs, isWaiting, failed, retry } = useHits(words);

  const names = {
    page: (name: PageName) => t(`page.${name}`),
    group: (name: GroupName) => t(`group.${name}`),
    action: (name: ActionName) => t(`palette.action.${name}`),
  };
  const entriesOf = (text: string, found: typeof hits, theirs: boolean) =>
    text === '' ? initialEntries(role, names, recent) : entriesFor(role, names, text, found, theirs);
  const entries = entriesOf(words, hits, areTheirs);

  const type = (text: string) => {
    setTyped(text);
    setHighlight(0);
    setEager(false);
  };
  const choose = ({ key, hit, open }: Entry) => {
    rememberChoice({ key, ...(hit && { hit }) });
    onClose();
    open(tools);
  };
  const goOn = useEffectEvent(() => {
    if (entries[0]) choose(entries[0]);
  });
  useEffect(() => {
    if (isEager && !isWaiting) goOn();
  }, [isEager, isWaiting]);

  const pressKey = (event: KeyboardEvent) => {
    const next = moveHighlight(event.key, highlight, entries.length);
    const chosen = entries[highlight];
    if (next !== undefined) setHighlight(next);
    else if (event.key !== 'Enter') return;
    else if (chosen) choose(chosen);
    else setEager(isWaiting);
    event.preventDefault();
  };

  useScanner({
    onCode: async ({ code }) => {
      type(code);
      const { data } = await client.fetchQuery(hitsQuery(tidy(code)));
      const meant = entriesOf(code, data, true).find(({ part }) => part === 'exact');
      if (!meant) return { tone: 'wrong', text: t('palette.unknownCode', { code }) };
      choose(meant);
      return { tone: 'good', text: meant.label };
    },
  });

  return (
    <Dialog
      open
      title={t('palette.title')}
      onOpenChange={(open) => !open && onClose()}
      onOpenAutoFocus={(event) => {
        // Focuses the text box instead of the close button.
        event.preventDefault();
        box.current?.focus();
      }}
    >
      <Input
        ref={box}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('palette.search')}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={entries[highlight] ? `${listId}-${highlight}` : undefined}
        placeholder={t('palette.search')}
        before={isWaiting ? <Spinner /> : <Search />}
        value={typed}
        maxLength={100}
        onChange={(event) => type(event.target.value)}
        onKeyDown={pressKey}
      />
      <EntryList
        id={listId}
        entries={entries}
        highlight={highlight}
        isWaiting={isWaiting}
        onHighlight={setHighlight}
        onChoose={choose}
      />
      <p aria-live="polite" className="text-center text-sm text-ink-2">
        {failed && (
          <button type="button" onClick={retry} className="py-3 font-medium underline hover:text-ink">
            {t('palette.failed')}
          </button>
        )}
        {!failed && !isWaiting && entries.length === 0 && (
          <span className="block py-6">{t('palette.empty')}</span>
        )}
      </p>
    </Dialog>
  );
}

/** Returns the hits for a text; while loading, the hits of the previous text. */
function useHits(words: string) {
  const settled = useDebounced(words, restMilliseconds);
  const isAsked = settled.length >= shortest;
  const { data, isPlaceholderData, isFetching, isError, refetch } = useQuery({
    ...hitsQuery(settled),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isSettled = settled === words;
  const isWaiting = words.length >= shortest && (!isSettled || (isFetching && (isPlaceholderData || !data)));
  return {
    hits: (words.length >= shortest && data?.data) || [],
    /** True if the hits belong to exactly this text. */
    areTheirs: isSettled && !isPlaceholderData,
    isWaiting,
    failed: isError && isSettled && isAsked,
    retry: () => void refetch(),
  };
}

function useActionTools(): ActionTools {
  const { history } = useRouter();
  const { toggleTheme } = useTheme();
  const { language } = useLanguage();
  const logout = useLogout('/login');
  return {
    go: (to) => history.push(to),
    toggleTheme,
    toggleLanguage: () => chooseOrTell(language === 'vi' ? 'en' : 'vi'),
    signOut: () => void logout(),
  };
}
