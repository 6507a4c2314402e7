import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Input } from '../fields/input.tsx';

type Props = {
  words: string;
  onWords: (words: string) => void;
  label: string;
  placeholder: string;
  most?: number;
  /** Debounce time of typing. */
  rest?: number;
  className?: string;
};

const restMilliseconds = 400;

/** Shows a search box that searches after a typing pause, and at once on Enter or blur. */
export function SearchBox({
  words,
  onWords,
  label,
  placeholder,
  most = 200,
  rest = restMilliseconds,
  className,
}: Props) {
  const [text, setText] = useState(words);
  const [last, setLast] = useState(words);
  // The address changed by other means (back, cleared filters): the box adopts it.
  if (words !== last) {
    setLast(words);
    if (words !== text.trim()) setText(words);
  }
  const apply = () => {
    if (text.trim() !== words) onWords(text.trim());
  };
  const applyLater = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => applyLater(), rest);
    return () => clearTimeout(timer);
  }, [text, rest]);
  return (
    <Input
      type="search"
      className={className}
      aria-label={label}
      placeholder={placeholder}
      before={<Search />}
      maxLength={most}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  );
}
