import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { categoryTreeQuery } from '../../api/catalogue-queries.ts';
import { starsLabel } from '../../listing/rules/stars-label.ts';
import { makerSorts, type MakerSearch, type MakerSort } from '../rules/maker-search.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type Props = { search: MakerSearch; onChange: (change: Partial<MakerSearch>) => void };

const everything = 'any';

export function BusinessFilters({ search, onChange }: Props) {
  const { say } = useShopWords();
  const { t, i18n } = useTranslation('listing');
  const { data: tree = [] } = useQuery(categoryTreeQuery);
  const { categoryId, minRating, verified, sort = 'products' } = search;
  return (
    <div className="mb-5 grid grid-cols-2 items-center gap-2.5 sm:flex sm:flex-wrap">
      <NameField key={search.q} q={search.q} onChange={onChange} />
      <Select
        className="sm:w-50"
        aria-label={t('makers.category')}
        value={categoryId ?? everything}
        options={[
          { value: everything, label: t('makers.anyCategory') },
          ...tree.map(({ id, name }) => ({ value: id, label: say(name) })),
        ]}
        onChange={(value) => onChange({ categoryId: value === everything ? undefined : value })}
      />
      <Select
        className="sm:w-42"
        aria-label={t('makers.rating')}
        value={minRating ? String(minRating) : everything}
        options={[
          { value: everything, label: t('makers.anyRating') },
          ...[4.5, 4, 3].map((stars) => ({
            value: String(stars),
            label: starsLabel(t, i18n.language, stars),
          })),
        ]}
        onChange={(value) => onChange({ minRating: value === everything ? undefined : Number(value) })}
      />
      <Chip
        className="h-11! justify-center"
        pressed={verified ?? false}
        onClick={() => onChange({ verified: verified ? undefined : true })}
      >
        {t('makers.verified')}
      </Chip>
      <Select
        className="sm:ml-auto sm:w-46"
        aria-label={t('makers.sort.label')}
        value={sort}
        options={(Object.keys(makerSorts) as MakerSort[]).map((value) => ({
          value,
          label: t(`makers.sort.${value}`),
        }))}
        onChange={(value) => onChange({ sort: value === 'products' ? undefined : value })}
      />
    </div>
  );
}

/** Holds the typed name. It is remounted when the address changes. */
function NameField({ q = '', onChange }: { q: string | undefined; onChange: Props['onChange'] }) {
  const { t } = useTranslation(['listing', 'common']);
  const [text, setText] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: text.trim() || undefined });
  };
  return (
    <form role="search" onSubmit={submit} className="col-span-2 flex gap-2 sm:w-80">
      <Input
        className="grow"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-label={t('makers.find')}
        placeholder={t('makers.find')}
        before={<Search aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          // The browser's clear button empties the field without a submit event.
          if (event.target.value === '' && q) onChange({ q: undefined });
        }}
      />
      <Button type="submit" className="h-11!">
        {t('common:action.search')}
      </Button>
    </form>
  );
}
