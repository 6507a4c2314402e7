import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '#web/ui/fields/input.tsx';

const restMilliseconds = 500;

/** Searches once the typing rests, at once on Enter or when the box is left. */
export function TermInput({ term, onTerm }: { term: string; onTerm: (term: string) => void }) {
  const { t } = useTranslation('accounts');
  const [text, setText] = useState(term);
  const [last, setLast] = useState(term);
  // The address changed by other means (back, cleared filters): the box follows it.
  if (term !== last) {
    setLast(term);
    if (term !== text.trim()) setText(term);
  }
  const apply = useEffectEvent(() => {
    if (text.trim() !== term) onTerm(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(), restMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  const applyNow = () => {
    if (text.trim() !== term) onTerm(text.trim());
  };
  return (
    <Input
      className="min-w-60 grow sm:max-w-100"
      type="search"
      aria-label={t('users.searchLabel')}
      placeholder={t('users.search')}
      before={<Search />}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={applyNow}
      onKeyDown={({ key }) => key === 'Enter' && applyNow()}
    />
  );
}
