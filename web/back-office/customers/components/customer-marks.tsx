import { Tag as TagIcon, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CustomerRow } from '#shared/customers/customer.ts';
import { Badge } from '#web/ui/data/badge.tsx';

export function KindBadge({ kind }: Pick<CustomerRow, 'kind'>) {
  const { t } = useTranslation('customers');
  return <Badge tone={kind === 'member' ? 'jade' : 'neutral'}>{t(`kind.${kind}`)}</Badge>;
}

/** Returns a function for a customer's display name. An erased customer gets a text that says so. */
export function useCustomerName(): (customer: Pick<CustomerRow, 'fullName' | 'erasedAt' | 'code'>) => string {
  const { t } = useTranslation('customers');
  return ({ fullName, erasedAt, code }) => fullName || (erasedAt === null ? code : t('erasedName'));
}

type LabelsProps = { tags: readonly string[]; groups: readonly string[] };

/** Names of groups and tags, in one line. */
export function Labels({ tags, groups }: LabelsProps) {
  return (
    <span className="flex flex-wrap gap-1">
      {groups.map((name) => (
        <Badge key={`group-${name}`} tone="sky" icon={<UsersRound aria-hidden />}>
          {name}
        </Badge>
      ))}
      {tags.map((tag) => (
        <Badge key={`tag-${tag}`} icon={<TagIcon aria-hidden />}>
          {tag}
        </Badge>
      ))}
    </span>
  );
}
